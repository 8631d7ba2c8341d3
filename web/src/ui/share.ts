/** Giving something away: through the device's own sheet where there is one, else to the clipboard. */
export type Shared = 'copied' | 'failed' | 'shared';

export const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not allowed: people can copy it by hand
  }
};
export const share = async (text: string, url: string): Promise<Shared> => {
  const both = text ? `${text}\n${url}` : url;
  if (!navigator.share) return (await copy(both)) ? 'copied' : 'failed';
  try {
    await navigator.share({ title: 'Oneiros', text, url });
    return 'shared';
  } catch (error) {
    // Called off by the person is an answer too; anything else is tried the other way.
    if (error instanceof DOMException && error.name === 'AbortError') return 'failed';
    return (await copy(both)) ? 'copied' : 'failed';
  }
};
