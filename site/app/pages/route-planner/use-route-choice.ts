import { addDays, museumDay } from '../../../contract/shared/museum-time';
import { isOpenOn } from '../../../contract/shared/opening-hours';
import { useOpeningRules } from '../../api/hooks/site';
import { oneOf } from '../../api/read/values';
import { useNow } from '../../features/opening-hours/clock';
import { useHashLocation } from '../../router/use-hash-location';
import { companyChoices, timeChoices, walkChoices, type RouteChoice } from './route-choice';

const daysShown = 7;

interface ChosenRoute extends RouteChoice {
  now: Date;
  today: string;
  /** Today and the days after it that can be chosen. */
  days: readonly string[];
  /** The first of them on which the museum is open, which is planned unless the address names another one; else today. */
  openDay: string;
  day: string;
  /** Whether the address names a day that cannot be planned. */
  isUnknownDay: boolean;
}

/** Time, way, company and day of the address. */
export function useRouteChoice(): ChosenRoute {
  const { query } = useHashLocation();
  const now = useNow();
  const today = museumDay(now);
  const days = Array.from({ length: daysShown }, (_, index) => addDays(today, index));
  const rules = useOpeningRules();
  const openDay = days.find((each) => isOpenOn(each, rules)) ?? today;
  const wanted = query.get('day') ?? '';
  const day = days.find((each) => each === wanted) ?? openDay;
  return {
    time: oneOf(query.get('time'), timeChoices) ?? timeChoices[0],
    walk: oneOf(query.get('walk'), walkChoices) ?? '',
    company: oneOf(query.get('company'), companyChoices) ?? '',
    day,
    isUnknownDay: wanted !== '' && wanted !== day,
    ...{ now, today, days, openDay },
  };
}
