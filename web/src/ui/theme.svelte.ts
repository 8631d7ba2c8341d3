/** Night or dawn: as the device says, until somebody chooses; the choice is remembered. */
type Theme = 'night' | 'dawn';
const KEY = 'oneiros.theme';
/** The sky of each, for the bars that a browser draws around the page. */
const SKY: Readonly<Record<Theme, string>> = { night: '#0a1424', dawn: '#f7e6d4' };

const chosen = (): Theme | null => {
  try {
    const saved = localStorage.getItem(KEY);
    return saved === 'night' || saved === 'dawn' ? saved : null;
  } catch {
    return null; // storage is closed to us: the device decides
  }
};
const light = matchMedia('(prefers-color-scheme: light)');
const asked = new URLSearchParams(location.search).get('theme');

class Room {
  theme = $state<Theme>(
    asked === 'night' || asked === 'dawn' ? asked : (chosen() ?? (light.matches ? 'dawn' : 'night')),
  );

  constructor() {
    this.show();
    light.addEventListener('change', () => {
      if (!chosen()) this.set(light.matches ? 'dawn' : 'night');
    });
  }

  choose(theme: Theme): void {
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // it lasts as long as the page then
    }
    this.set(theme);
  }

  turn(): void {
    this.choose(this.theme === 'night' ? 'dawn' : 'night');
  }

  private set(theme: Theme): void {
    this.theme = theme;
    this.show();
  }

  private show(): void {
    document.documentElement.dataset['theme'] = this.theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', SKY[this.theme]);
  }
}
export const room = new Room();
