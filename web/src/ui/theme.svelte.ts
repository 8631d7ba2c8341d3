/** PointsHistory or dawn: as the device says, until somebody chooses; the choice is remembered. */
type Theme = 'night' | 'dawn';
const KEY = 'oneiros.theme';

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
  }
}
export const room = new Room();
