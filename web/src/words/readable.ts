/** `draw_pile` as 'Draw pile': a name without words of its own. */
export const readable = (name: string): string => {
  const spaced = name.replace(/[_-]+/g, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};
