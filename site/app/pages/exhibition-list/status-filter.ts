import type { ExhibitionStatus } from '../../../contract/schemas/exhibition';

/** '' is no filter. */
export const statuses = ['', 'current', 'upcoming', 'past'] as const;

/** Status in the query; `undefined` when missing or invalid. */
export function readStatus(value: string | null): ExhibitionStatus | undefined {
  const status = statuses.find((each) => each === value);
  return status === '' ? undefined : status;
}
