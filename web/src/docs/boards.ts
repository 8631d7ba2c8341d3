/** The link of a game's page that plays it: pressed, the board opens on the page itself. */

/** Night or dawn, as the page is dark or light. */
const theme = (): string => (document.body.dataset['mdColorScheme'] === 'slate' ? 'night' : 'dawn');

export const offerBoards = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-board]'))
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return; // in a tab of its own
      event.preventDefault();
      document.querySelector('.board-here')?.remove();
      const place = document.createElement('div');
      place.className = 'board-here';
      const close = document.createElement('button');
      close.type = 'button';
      close.className = 'md-button';
      close.textContent = 'Close the board';
      close.addEventListener('click', () => {
        place.remove();
        link.focus();
      });
      const frame = document.createElement('iframe');
      frame.title = link.dataset['board'] ?? '';
      const address = new URL(link.href);
      address.searchParams.set('theme', theme());
      frame.src = address.href;
      place.append(close, frame);
      link.parentElement?.after(place);
      frame.focus();
    });
};
