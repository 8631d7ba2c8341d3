/** What stands beside a board, one at a time. */
export const TABS = ['log', 'chat', 'score', 'rules', 'seats'] as const;
export type Tab = (typeof TABS)[number];
