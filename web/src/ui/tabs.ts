/** What stands beside a board, one at a time. */
export const TABS = ['log', 'chat', 'rules', 'seats'] as const;
export type Tab = (typeof TABS)[number];
