/** The page's clock as a value that changes, four times a second, for as long as something shows it. */
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});
export const now = (): number => {
  subscribe();
  return performance.now();
};
