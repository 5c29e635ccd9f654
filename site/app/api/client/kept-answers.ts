import { keptAtHeader } from '../../../contract/shared/kept-at-header';

/** Attribute of the root element, an ISO date: some content is of that time, from the device instead of the service. */
export const keptAtAttribute = 'data-kept-at';

const rootData = () => document.documentElement.dataset;

/** Marks the document where a response comes from what the device keeps. */
export function markKept({ headers }: Response): void {
  const keptAt = headers.get(keptAtHeader);
  if (keptAt) rootData().keptAt = keptAt;
}

/** Removes the mark, before the content is loaded again. */
export function unmarkKept(): void {
  delete rootData().keptAt;
}

/** Whether a part of the content is from the device: then there is no connection, which the page says already. */
export const isKept = (): boolean => 'keptAt' in rootData();
