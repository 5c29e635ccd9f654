import { pathOfKind } from '../../../contract/shared/route-paths';
import { addDays, museumDay } from '../../../contract/shared/museum-time';
import type { Language } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { readOpeningRules } from '../read-opening-rules';
import { listTours, readTourRules } from '../tour-schedule';
import type { EventRange, MuseumEvent } from './museum-event';

const titles: Readonly<Record<Language, Readonly<Record<Language, string>>>> = {
  zh: { zh: '中文讲解', en: '英文讲解' },
  en: { zh: 'Guided tour in Chinese', en: 'Guided tour in English' },
};

/** Days ahead for which tours are told, as for weekly activities. */
const daysAhead = 8 * 7;

/** The docents' tours of a period; a day on which the desk cancelled one has a cancelled event. */
export async function readTourEvents(db: Database, range: EventRange): Promise<MuseumEvent[]> {
  const { from, to, language, now } = range;
  const opening = await readOpeningRules(db, language);
  const rules = await readTourRules(db);
  const last = addDays(museumDay(now), daysAhead);
  const events = new Map<string, MuseumEvent>();
  for (let day = from; day <= to && day <= last; day = addDays(day, 1)) {
    for (const rule of rules) {
      const isCancelled = rule.except.includes(day);
      for (const tour of listTours(day, opening, [{ ...rule, except: [] }])) {
        const id = `tour-${day.replaceAll('-', '')}-${tour.time.replace(':', '')}-${tour.language}`;
        // Two rules may have a tour at the same time, of which one is cancelled.
        if (events.get(id)?.isCancelled === false) continue;
        events.set(id, {
          id,
          kinds: ['tour'],
          title: titles[language][tour.language],
          summary: '',
          place: tour.place[language],
          day,
          time: { startAt: tour.startAt, endAt: tour.endAt },
          path: isCancelled ? '' : pathOfKind('docents'),
          isCancelled,
          revision: rule.version,
          changedAt: rule.updatedAt,
        });
      }
    }
  }
  return [...events.values()];
}
