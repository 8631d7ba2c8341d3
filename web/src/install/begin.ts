/** What a client does that can be installed, once its page can be used. */
import { reach } from '../net/reach';
import { IN_PAGE, isOfPage, STATIC } from '../net/house';
import { readAddress } from '../ui/address';
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
    // What is played in the page and what is played at the server are two houses: one is left for the other.
    if (!STATIC && isOfPage(new URL(targetURL).pathname) !== IN_PAGE) return location.assign(targetURL);
    const { pathname, search, hash } = readAddress(targetURL);
    route.go(pathname + search + hash);
  });
};

export const beginInstalled = (): void => {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  if (launchQueue) followLaunches(launchQueue);
  if (!('serviceWorker' in navigator)) return;
  // A server that was away may have come back as a new one.
  reach.whenBack = update.check;
  void (IN_PAGE ? import('../play/pageHouse.svelte') : Promise.resolve(null))
    .then((page) => page?.pageHouse.settled) // people wait for Python, and for nothing here
    .then(() => update.begin());
  if (!IN_PAGE) void import('../play/offline.svelte').then(({ offline }) => offline.renew());
};
