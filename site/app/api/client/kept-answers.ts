import { useSyncExternalStore } from 'react';
import { keptAtHeader } from '../../../contract/shared/offline-kit';

/** Attribute of the root element, an ISO date: some content is of that time, from the device instead of the service. */
const attribute = 'data-kept-at';

/** Marks the document where a response comes from what the device keeps. */
export function markKept({ headers }: Response): void {
  const keptAt = headers.get(keptAtHeader);
  if (keptAt) document.documentElement.setAttribute(attribute, keptAt);
}

/** Removes the mark, before the content is loaded again. */
export function unmarkKept(): void {
  document.documentElement.removeAttribute(attribute);
}

function subscribe(update: () => void): () => void {
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => {
    observer.disconnect();
  };
}

/** When the content was kept that the page shows; `undefined` if it is from the service. */
export function useKeptAt(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.getAttribute(attribute) ?? undefined,
    () => undefined,
  );
}
