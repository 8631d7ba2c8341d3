/** How many layers an entry of the history stands for. */
export const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'layers' in state && typeof state.layers === 'number'
    ? state.layers
    : 0;
