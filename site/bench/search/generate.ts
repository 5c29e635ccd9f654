import type { Database } from '../../server/db/database';
import { entries, exhibits } from '../../server/db/schema';
import { insertRows } from '../../server/db/insert-rows';
import { plainText } from '../../server/rich-text/plain-text';

type EntryRow = typeof entries.$inferSelect;
type ExhibitRow = typeof exhibits.$inferSelect;

const counts = { articles: 10_000, objects: 10_000 };

/**
 * Adds 20,000 records to each site, made from shuffled titles, facts and sentences of the existing ones.
 * Deterministic.
 */
export async function generateRecords(db: Database): Promise<void> {
  const random = seeded(20_261_121);
  const articles = await db.select().from(entries);
  const objects = await db.select().from(exhibits);
  for (const siteId of ['1', '2']) {
    const own = articles.filter((row) => row.siteId === siteId && row.categoryId !== 'FooterSite');
    const things = objects.filter((row) => row.siteId === siteId);
    const titles = [...own, ...things].map(({ title }) => title);
    const sentences = [
      ...own.map(({ content }) => content),
      ...things.map(({ description }) => description),
    ].flatMap((text) => plainText(text).split(/(?<=[。.])\s*/));
    const pick = picker(random);
    const text = () =>
      `<p>${escape(Array.from({ length: 8 }, () => pick(sentences)).join(' '))}</p>`;
    const title = () => `${pick(titles)} ${pick(titles)}`.slice(0, 60);
    await insertRows(
      db,
      entries,
      Array.from({ length: counts.articles }, (_, index): EntryRow => {
        return { ...pick(own), id: `article-${index}`, title: title(), content: text() };
      }),
    );
    await insertRows(
      db,
      exhibits,
      Array.from({ length: counts.objects }, (_, index): ExhibitRow => {
        const accessionNumber = `GEN.${index}`;
        return {
          ...pick(things),
          id: `object-${index}`,
          title: title(),
          description: text(),
          accessionNumber,
        };
      }),
    );
  }
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function picker(random: () => number) {
  return <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new TypeError('Cannot pick from an empty list.');
    return item;
  };
}

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
