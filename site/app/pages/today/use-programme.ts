import type { CalendarDate } from '../../../contract/schemas/calendar';
import { activityPath, pathOfKind } from '../../../contract/shared/route-paths';
import { museumDateTime, museumMoment } from '../../../contract/shared/museum-time';
import { openingHoursOn } from '../../../contract/shared/opening-hours';
import { useActivityPage } from '../../api/hooks/activity';
import { useCalendarDates } from '../../api/hooks/calendar';
import { useDocentTours } from '../../api/hooks/docent';
import { useOpeningRules } from '../../api/hooks/site';
import { activityMessages } from '../../features/activity/messages';
import { usePageMessages } from '../../i18n/use-page-messages';
import { messages as ownMessages } from './messages';
import { sortProgramme, type ProgrammeItem } from './programme';

/** More activities than a day has. */
const pageSize = 100;

interface Programme {
  items: readonly ProgrammeItem[];
  /** Closures of rooms and changed hours. */
  notes: readonly CalendarDate[];
  /** Whether the day has a tour or an activity. */
  hasEvents: boolean;
  isLoading: boolean;
  /** Whether tours, activities or notes could not be loaded. */
  hasFailed: boolean;
  retry: () => void;
}

/** The hours, tours and activities of a day in order. */
export function useProgramme(day: string, isToday: boolean): Programme {
  const messages = usePageMessages(ownMessages);
  const { kinds, left: leftOf, full } = usePageMessages(activityMessages);
  const places = ({ left, capacity }: { left: number; capacity: number }) =>
    left === 0 ? full : leftOf(left, capacity);
  const hours = openingHoursOn(day, useOpeningRules());
  const tours = useDocentTours(day);
  const dates = useCalendarDates(day, day);
  const activities = useActivityPage({ from: day, to: day, pageNum: 1, pageSize });

  const calls = [tours, activities, dates];

  const moment = (name: 'opens' | 'lastEntry' | 'closes'): ProgrammeItem[] =>
    hours
      ? [
          {
            kind: 'hours',
            key: name,
            startAt: museumDateTime(museumMoment(day, hours[name])),
            endAt: '',
            title: messages[name],
            facts: [],
          },
        ]
      : [];
  const tourItems = (tours.data?.rows ?? []).map((tour): ProgrammeItem => {
    const { time, language, startAt, endAt, place, left } = tour;
    return {
      kind: 'tour',
      key: `${time} ${language}`,
      startAt,
      endAt,
      title: messages.tour[language],
      // Tours of the same day are not booked online.
      path: !isToday && left > 0 ? pathOfKind('docents') : undefined,
      facts: [place, isToday && left > 0 ? messages.atDesk : places(tour)].filter(Boolean),
    };
  });
  const activityItems = (activities.data?.rows ?? []).map((activity): ProgrammeItem => {
    const { id, title, startAt, endAt, kind, place } = activity;
    return {
      kind: 'activity',
      key: id,
      startAt,
      endAt,
      title,
      path: activityPath(id),
      facts: [kinds[kind], place, places(activity)].filter(Boolean),
    };
  });
  return {
    items: sortProgramme([
      ...moment('opens'),
      ...tourItems,
      ...activityItems,
      ...moment('lastEntry'),
      ...moment('closes'),
    ]),
    notes: dates.data?.rows.filter(({ kinds }) => kinds[0] === 'hours') ?? [],
    hasEvents: tourItems.length + activityItems.length > 0,
    isLoading: tours.isLoading || activities.isLoading,
    hasFailed: calls.some(({ error }) => error !== undefined),
    retry: () => {
      for (const { error, retry } of calls) if (error) retry();
    },
  };
}
