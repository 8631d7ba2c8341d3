declare module '@fixtures/pieces.json' {
  /** By kind; each game knows the type of its own. */
  const pieces: Readonly<Record<string, readonly unknown[]>>;
  export default pieces;
}
