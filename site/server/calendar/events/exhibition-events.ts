import { and, between, eq, or } from 'drizzle-orm';
import { exhibitionPath } from '../../../contract/shared/route-paths';
import { sites, type Language } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { contentRecords, exhibitions } from '../../db/schema';
import { changeOf, type EventRange, type MuseumEvent } from './museum-event';

const titles: Readonly<Record<Language, Record<'opens' | 'closes', (title: string) => string>>> = {
  zh: { opens: (title) => `开展：${title}`, closes: (title) => `最后一天：${title}` },
  en: { opens: (title) => `Opens: ${title}`, closes: (title) => `Last day: ${title}` },
};

/** First and last days of exhibitions within a period. */
export async function readExhibitionEvents(
  db: Database,
  { from, to, language }: EventRange,
): Promise<MuseumEvent[]> {
  const rows = await db
    .select({
      id: exhibitions.id,
      kind: exhibitions.kind,
      title: exhibitions.title,
      summary: exhibitions.summary,
      place: exhibitions.place,
      startDate: exhibitions.startDate,
      endDate: exhibitions.endDate,
      record: { version: contentRecords.version, updatedAt: contentRecords.updatedAt },
    })
    .from(exhibitions)
    .leftJoin(
      contentRecords,
      and(eq(contentRecords.kind, 'exhibition'), eq(contentRecords.id, exhibitions.id)),
    )
    .where(
      and(
        eq(exhibitions.siteId, sites[language].id),
        or(between(exhibitions.startDate, from, to), between(exhibitions.endDate, from, to)),
      ),
    );
  return rows.flatMap(({ id, kind, title, summary, place, startDate, endDate, record }) =>
    [{ name: 'opens', day: startDate } as const, { name: 'closes', day: endDate } as const].flatMap(
      ({ name, day }) => {
        if (day === null || day < from || day > to) return [];
        return {
          // With the year: a yearly exhibition opens again, a postponed one stays the same event.
          id: `exhibition-${id}-${name}-${day.slice(0, 4)}`,
          kinds: ['exhibition'] as const,
          title: titles[language][name](title),
          ...{ summary, place, day },
          path: exhibitionPath(kind, id),
          isCancelled: false,
          ...changeOf(record),
        };
      },
    ),
  );
}
