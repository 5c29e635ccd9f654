import { useSyncExternalStore } from 'react';
import { keptAtAttribute } from './kept-answers';

function subscribe(update: () => void): () => void {
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, { attributeFilter: [keptAtAttribute] });
  return () => {
    observer.disconnect();
  };
}

/** When the content was kept that the page shows; `undefined` if it is from the service. */
export function useKeptAt(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.getAttribute(keptAtAttribute) ?? undefined,
    () => undefined,
  );
}
