/** What stands beside a board, one at a time. */
export const TABS = ['log', 'chat', 'rules', 'words', 'seats'] as const;
export type Tab = (typeof TABS)[number];
