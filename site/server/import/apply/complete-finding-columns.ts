import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { languageOfSite, sites } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { exhibits } from '../../db/schema';
import { renewContentVersion } from '../../db/content-version';
import { findingColumns } from '../rows/finding-columns';

const batchSize = 500;
const chinese = alias(exhibits, 'chinese');
const english = alias(exhibits, 'english');

/**
 * Fills the columns by which lists filter and sort the objects that were imported before these columns existed: an
 * import writes no unchanged record again. Their title to sort by is empty.
 */
export async function completeFindingColumns(db: Database): Promise<void> {
  let completed = 0;
  for (;;) {
    const rows = await readIncomplete(db);
    // A title of which no sort title can be made is read once and then left.
    const changed = rows.map(toColumns).filter(({ columns }) => columns.sortTitle !== '');
    for (const { siteId, id, columns } of changed) {
      await db
        .update(exhibits)
        .set(columns)
        .where(and(eq(exhibits.siteId, siteId), eq(exhibits.id, id)));
    }
    completed += changed.length;
    if (changed.length < batchSize) break;
  }
  if (completed > 0) await renewContentVersion(db);
}

function readIncomplete(db: Database) {
  const { siteId, id, title, kiln, palette, imageServices } = exhibits;
  return db
    .select({
      ...{ siteId, id, title, kiln, palette, imageServices },
      chinese: { date: chinese.date, title: chinese.title, medium: chinese.medium },
      english: { title: english.title, medium: english.medium },
    })
    .from(exhibits)
    .innerJoin(chinese, and(eq(chinese.siteId, sites.zh.id), eq(chinese.id, exhibits.id)))
    .leftJoin(english, and(eq(english.siteId, sites.en.id), eq(english.id, exhibits.id)))
    .where(eq(exhibits.sortTitle, ''))
    .orderBy(asc(siteId), asc(id))
    .limit(batchSize);
}

type IncompleteRow = Awaited<ReturnType<typeof readIncomplete>>[number];

function toColumns({ siteId, id, ...row }: IncompleteRow) {
  const language = languageOfSite(siteId) ?? 'zh';
  const words = [row.chinese, row.english].flatMap((texts) =>
    texts ? [texts.title, texts.medium] : [],
  );
  return { siteId, id, columns: findingColumns({ ...row, language, words }) };
}
