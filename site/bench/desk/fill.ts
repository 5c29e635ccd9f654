import type { Database } from '../../server/db/database';
import { contentRecords } from '../../server/db/schema';
import { insertRows } from '../../server/db/insert-rows';

export const counts = { bookings: 5_000, records: 20_000 };

const paragraph =
  '<p>云泽博物馆的<a href="#/News/Notice">告示</a>：展厅检修期间，参观路线有所调整，敬请留意现场指引。</p>';

/** Adds articles in both languages; every fifth lacks a translation, every tenth has a broken link. */
export async function addArticles(db: Database, now: Date): Promise<void> {
  await insertRows(
    db,
    contentRecords,
    Array.from({ length: counts.records }, (_, index): typeof contentRecords.$inferInsert => {
      const id = `bench-${index}`;
      const broken = '<p><a href="#/News/Notice/nowhere">旧告示</a></p>';
      const text = paragraph.repeat(4) + (index % 10 === 0 ? broken : '');
      const source = {
        ...{ id, category: 'Notice', title_zh: `告示 ${index}`, content_zh: text },
        ...(index % 5 !== 0 && { title_en: `Notice ${index}`, content_en: text }),
      };
      return {
        ...{ kind: 'entry', id, form: 'entry', source, files: [], hash: id, version: 1, rank: 0 },
        ...{ parent: 'Notice', updatedAt: now, updatedBy: 'import', isShown: true },
      };
    }),
  );
}
