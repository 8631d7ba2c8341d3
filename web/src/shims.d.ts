declare module '@fixtures/pieces.json' {
  /** By kind; each game knows the type of its own. */
  const pieces: Readonly<Record<string, readonly unknown[]>>;
  export default pieces;
}
/** The words, by `<language>/<set>`: made by `bundleWords.ts`. */
declare module 'virtual:words' {
  const files: Readonly<Record<string, () => Promise<{ readonly default: string; readonly board?: string }>>>;
  export default files;
}
