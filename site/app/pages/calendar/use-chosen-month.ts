import { eventKinds, type EventKind } from '../../../contract/shared/event-kinds';
import { museumDay } from '../../../contract/shared/museum-time';
import { oneOf } from '../../api/read/values';
import { useNow } from '../../features/opening-hours/clock';
import { pathWithFilters } from '../../router/path-with-filters';
import { useHashLocation } from '../../router/use-hash-location';
import { neighbourMonths, parseMonth } from './month';

interface ChosenMonth {
  /** `2026-11-21` */
  today: string;
  /** `2026-11`, the present one where the address names no other. */
  month: string;
  previous: string | undefined;
  next: string | undefined;
  /** '' for all. */
  kind: EventKind | '';
  /** Path of the page with another month or kind. */
  pathTo: (change: { month?: string; kind?: string }) => string;
}

/** Month and kind of the address. */
export function useChosenMonth(): ChosenMonth {
  const { path, query } = useHashLocation();
  const today = museumDay(useNow());
  const month = parseMonth(query.get('month') ?? '', today);
  const kind = oneOf(query.get('kind'), eventKinds) ?? '';
  return {
    today,
    month,
    ...neighbourMonths(month, today),
    kind,
    pathTo: (change) => {
      const chosen = { month, kind, ...change };
      const isPresent = today.startsWith(chosen.month);
      return pathWithFilters(path, { ...chosen, month: isPresent ? '' : chosen.month });
    },
  };
}
