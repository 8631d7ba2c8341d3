/** While a sandglass runs the screen stays on. A browser lets go of that when the page is out of sight: it is asked again. */
export const keepAwake = (): (() => void) => {
  let lock: Promise<WakeLockSentinel | null> | null = null;
  const ask = (): void => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    lock = navigator.wakeLock.request('screen').catch(() => null); // saving power comes first
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock?.then((held) => held?.release());
  };
};
