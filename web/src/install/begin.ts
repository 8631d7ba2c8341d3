/** What a client does that can be installed, once its page can be used. */
import { reach } from '../net/reach';
import { IN_PAGE } from '../net/house';
import { route } from '../ui/route.svelte';
import { update } from './update.svelte';

/** What a browser hands to an installed app when a link is opened in it. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly targetURL?: string }) => void): void;
}
/** A link that is opened in the installed app is followed in the page that is open: nothing is loaded anew. */
const followLaunches = (queue: LaunchQueue): void => {
  queue.setConsumer(({ targetURL }) => {
    if (!targetURL || targetURL === location.href) return;
    const { pathname, search, hash } = new URL(targetURL);
    route.go(IN_PAGE ? hash.slice(1) || '/' : pathname + search + hash);
  });
};

export const beginInstalled = (): void => {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  if (launchQueue) followLaunches(launchQueue);
  if (!('serviceWorker' in navigator)) return;
  // A server that was away may have come back as a new one.
  reach.whenBack = update.check;
  void update.begin();
};
