/** The language of the page, as its first element says; read in an effect it is read anew when words change. */
export const languageOf = (): string => document.documentElement.lang || 'en';
