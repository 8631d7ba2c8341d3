/** The service worker of the page: it lets the page open without a network, and says when a newer one has come. */
class Update {
  /** Whether a newer version is here and waits to be wanted. */
  waiting = $state(false);
  private next: ServiceWorker | null = null;

  /** Take the newer version. The games are kept, and the page comes back where it was. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.next?.postMessage('take-over');
  }

  async begin(): Promise<void> {
    try {
      const registration = await navigator.serviceWorker.register('./sw.js');
      const look = (): void => {
        if (!registration.waiting || !navigator.serviceWorker.controller) return;
        this.next = registration.waiting;
        this.waiting = true;
      };
      look();
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', look);
      });
    } catch {
      // Not here: an insecure address, or not allowed. The page works, but not without a network.
    }
  }
}
export const update = new Update();
if ('serviceWorker' in navigator) void update.begin();
