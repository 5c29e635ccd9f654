import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { Stemmer } from './search-key';

/** Stems by word; `undefined` for a stop word (`the`, `of`). */
export type Stems = ReadonlyMap<string, string | undefined>;

/** Stems words with PostgreSQL's Snowball dictionary, the same in both kinds of database. */
export async function readStems(db: Database, words: Iterable<string>): Promise<Stems> {
  const list = [...words];
  if (list.length === 0) return new Map();
  const rows = await db
    .select({
      word: sql<string>`word`,
      stem: sql<string | null>`(ts_lexize('english_stem', word))[1]`,
    })
    .from(sql`jsonb_array_elements_text(${JSON.stringify(list)}::jsonb) as word`);
  return new Map(rows.map(({ word, stem }) => [word, stem ?? undefined]));
}

/** Stemmer over known stems; a stop word is its own stem. */
export function createStemmer(stems: Stems): Stemmer {
  return (word) => stems.get(word) ?? word;
}

/** A cache of stems that looks up each word once. */
export function createStemCache(db: Database): {
  /** Looks up the words of texts. */
  learn: (texts: readonly ReadonlySet<string>[]) => Promise<void>;
  stemOf: Stemmer;
} {
  const known = new Map<string, string | undefined>();
  return {
    learn: async (texts) => {
      const unknown = new Set<string>();
      for (const words of texts) for (const word of words) if (!known.has(word)) unknown.add(word);
      for (const [word, stem] of await readStems(db, unknown)) known.set(word, stem);
    },
    stemOf: createStemmer(known),
  };
}
