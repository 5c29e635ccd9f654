import type { ExhibitionStatus } from '../../../contract/entities/exhibition';

/** '' stands for all. */
export const statuses = ['', 'current', 'upcoming', 'past'] as const;

/** The status that an address asks for; anything else is all. */
export function readStatus(value: string | null): ExhibitionStatus | undefined {
  const status = statuses.find((each) => each === value);
  return status === '' ? undefined : status;
}
