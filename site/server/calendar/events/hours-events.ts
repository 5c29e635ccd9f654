import { and, asc, eq } from 'drizzle-orm';
import type { OpeningRule } from '../../../contract/schemas/site';
import { addDays, museumMoment } from '../../../contract/shared/museum-time';
import { coversDay } from '../../../contract/shared/opening-hours';
import { findVisitorGuide } from '../../../contract/shared/route-paths';
import type { Language } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { contentRecords, openingRules } from '../../db/schema';
import { changeOf, type EventRange, type MuseumEvent } from './museum-event';

const titles: Readonly<
  Record<Language, { closed: string; open: (opens: string, closes: string) => string }>
> = {
  zh: { closed: '闭馆', open: (opens, closes) => `开放 ${opens}–${closes}` },
  en: { closed: 'Museum closed', open: (opens, closes) => `Museum open ${opens}–${closes}` },
};

type Rule = Omit<OpeningRule, 'text'>;

/** A rule without a last day; others are exceptions such as holidays. */
const isStanding = ({ until }: Rule) => until === undefined;

/** Whether a day has other hours than the standing rules give it. */
function isUnusual(day: string, rules: readonly Rule[]): boolean {
  const usual = rules.findLast((rule) => isStanding(rule) && coversDay(rule, day));
  const actual = rules.findLast((rule) => coversDay(rule, day));
  return JSON.stringify(usual?.hours) !== JSON.stringify(actual?.hours);
}

/** Days of a period on which the museum is closed or open at other times than usual: holidays, closures. */
export async function readHoursEvents(
  db: Database,
  { from, to, language }: EventRange,
): Promise<MuseumEvent[]> {
  const rows = await db
    .select({
      rule: openingRules.rule,
      zh: openingRules.textZh,
      en: openingRules.textEn,
      record: { version: contentRecords.version, updatedAt: contentRecords.updatedAt },
    })
    .from(openingRules)
    .leftJoin(
      contentRecords,
      and(eq(contentRecords.kind, 'opening'), eq(contentRecords.id, openingRules.id)),
    )
    .orderBy(asc(openingRules.position), asc(openingRules.id));
  const rules = rows.map(({ rule }) => rule);
  const own = titles[language];
  const events: MuseumEvent[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const row = rows.findLast(({ rule }) => coversDay(rule, day));
    if (!row || !isUnusual(day, rules)) continue;
    const { hours } = row.rule;
    events.push({
      id: `hours-${day}`,
      kinds: ['hours'],
      title: hours ? own.open(hours.opens, hours.closes) : own.closed,
      summary: row[language],
      place: '',
      day,
      ...(hours && {
        time: {
          startAt: museumMoment(day, hours.opens),
          endAt: museumMoment(day, hours.closes),
        },
      }),
      path: findVisitorGuide()?.path ?? '',
      isCancelled: false,
      ...changeOf(row.record),
    });
  }
  return events;
}
