/** The list of Python's files, which the build writes into its page (`scripts/finish.mjs`); none where it has none. */
import type { PythonFiles } from './messages';

export const filesOf = (page: ParentNode): PythonFiles => {
  const told = page.querySelector('meta[name="python"]')?.getAttribute('content');
  return told ? (JSON.parse(told) as PythonFiles) : { folder: '', files: [] };
};
