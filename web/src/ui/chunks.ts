/**
 * Parts of the client that could not be fetched. A browser remembers that and never asks for them again, so the next
 * page is loaded anew instead of being put into this one.
 */
class Chunks {
  missing = false;
}
export const chunks = new Chunks();
if (typeof window !== 'undefined') addEventListener('vite:preloadError', () => (chunks.missing = true));
