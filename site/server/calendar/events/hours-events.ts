import { and, asc, eq } from 'drizzle-orm';
import type { OpeningRule } from '../../../contract/schemas/site';
import { addDays, museumMoment } from '../../../contract/shared/museum-time';
import { coversDay } from '../../../contract/shared/opening-hours';
import { findVisitorGuide } from '../../../contract/shared/route-paths';
import type { Language } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { contentRecords, openingRules } from '../../db/schema';
import { changeOf, type EventRange, type MuseumEvent } from './museum-event';

interface Titles {
  closed: string;
  /** Of a closure of rooms without a text. */
  rooms: string;
  open: (opens: string, closes: string) => string;
}

const titles: Readonly<Record<Language, Titles>> = {
  zh: {
    closed: '闭馆',
    rooms: '部分展室关闭',
    open: (opens, closes) => `开放 ${opens}–${closes}`,
  },
  en: {
    closed: 'Museum closed',
    rooms: 'Some rooms closed',
    open: (opens, closes) => `Museum open ${opens}–${closes}`,
  },
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

/** Days of a period on which the museum or a room is closed, or the hours are other than usual. */
export async function readHoursEvents(
  db: Database,
  { from, to, language }: EventRange,
): Promise<MuseumEvent[]> {
  const all = await db
    .select({
      id: openingRules.id,
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
  const rows = all.filter(({ rule }) => !rule.rooms);
  const closures = all.filter(({ rule }) => rule.rooms);
  const rules = rows.map(({ rule }) => rule);
  const own = titles[language];
  const events: MuseumEvent[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const row = rows.findLast(({ rule }) => coversDay(rule, day));
    const isOpen = row?.rule.hours !== undefined;
    for (const closure of isOpen ? closures : []) {
      if (!coversDay(closure.rule, day)) continue;
      events.push({
        ...common(day, closure.record),
        id: `room-${closure.id}-${day}`,
        title: closure[language] || own.rooms,
        summary: '',
      });
    }
    if (!row || !isUnusual(day, rules)) continue;
    const { hours } = row.rule;
    events.push({
      ...common(day, row.record),
      id: `hours-${day}`,
      title: hours ? own.open(hours.opens, hours.closes) : own.closed,
      summary: row[language],
      ...(hours && {
        time: {
          startAt: museumMoment(day, hours.opens),
          endAt: museumMoment(day, hours.closes),
        },
      }),
    });
  }
  return events;
}

/** What the events of hours have in common. */
function common(day: string, record: Parameters<typeof changeOf>[0]) {
  return {
    kinds: ['hours'] as const,
    place: '',
    day,
    path: findVisitorGuide()?.path ?? '',
    isCancelled: false,
    ...changeOf(record),
  };
}
