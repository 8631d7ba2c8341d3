/**
 * The service worker of the client, in both forms: it lets the page open without a network. When it has found a newer
 * version that version waits, and is taken when the person wants it.
 */
import { reload } from '../ui/reloading';

/** So often, at most, is the host asked for a newer version when somebody comes back to the page, in milliseconds. */
const SELDOM = 60_000;
const OWN = document.querySelector('meta[name="version"]')?.getAttribute('content') ?? '';

const versionOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((told) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => told(data);
    worker.postMessage('version', [port2]);
  });

class Update {
  /** Whether a newer version is here and waits to be wanted. */
  waiting = $state(false);
  private next: ServiceWorker | null = null;
  private registration: ServiceWorkerRegistration | null = null;
  private asked = 0;
  private taken = false;

  /** Take the newer version. Games are kept, and the page comes back where it was. */
  take(): void {
    if (!this.next) return reload(); // another tab has taken it already
    this.taken = true;
    this.next.postMessage('take-over');
  }

  /** Ask the host whether there is a newer version. */
  check = (): void => {
    this.asked = Date.now();
    this.registration?.update().catch(() => undefined); // it cannot be asked now
  };

  async begin(): Promise<void> {
    const workers = navigator.serviceWorker;
    let controlled = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      if (this.taken) return reload();
      // The first worker of a page changes nothing for it. With any other, another tab has taken a newer version.
      if (controlled) void this.offer(workers.controller);
      controlled = true;
    });
    try {
      const script = new URL(`${import.meta.env.BASE_URL}sw.js`, document.baseURI);
      const registration = await workers.register(script, { updateViaCache: 'none' });
      this.registration = registration;
      const look = (): void => {
        if (workers.controller) void this.offer(registration.waiting);
      };
      look();
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', look);
      });
      addEventListener('online', this.check);
      document.addEventListener('visibilitychange', () => {
        if (!document.hidden && Date.now() - this.asked > SELDOM) this.check();
      });
    } catch {
      // Not here: an insecure address, or not allowed. The page works, but not without a network.
    }
  }

  /** Offer a worker's version, unless the page is of that version already: a server's page is always the newest. */
  private async offer(worker: ServiceWorker | null): Promise<void> {
    if (!worker) return;
    const version = await versionOf(worker);
    if (version === OWN) return worker.postMessage('take-over-alone');
    this.next = worker.state === 'installed' ? worker : null;
    this.waiting = true;
  }
}
export const update = new Update();
