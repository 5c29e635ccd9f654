import type { ActivityKind } from '../../../contract/schemas/activity';
import { addDays, museumDay } from '../../../contract/shared/museum-time';
import { useActivityPage } from '../../api/hooks/activity';
import { useNow } from '../../features/opening-hours/clock';

/** Days that the page offers to choose from. */
export const daysShown = 7;

/** The activities of the next days of a kind, or of all kinds. */
export function useWeek(kind: ActivityKind | undefined) {
  const to = addDays(museumDay(useNow()), daysShown - 1);
  return useActivityPage({ ...(kind && { kind }), to, pageNum: 1, pageSize: 100 });
}
