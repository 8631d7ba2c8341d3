declare module '@fixtures/pieces.json' {
  const pieces: {
    readonly dreams: readonly import('./views').SandmanCard[];
    readonly runs: readonly import('./views').RunnersDream[];
    readonly tiles: readonly import('./views').RunnersFragment[];
    readonly chests: readonly import('./views').RunnersOpenChest[];
    readonly landscapes: readonly import('./views').WorkshopLandscape[];
  };
  export default pieces;
}
