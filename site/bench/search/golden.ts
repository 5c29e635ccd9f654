import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FullSearch } from '../../server/search/full-search';
import { languageOfSite, sites } from '../../contract/sites';

/** A query with what a visitor would expect at the top. */
export interface GoldenQuery {
  query: string;
  siteId: string;
  class: string;
  filter?: { kind?: string; period?: string; area?: string };
  /** `object/yuanding`: each of these is a good first hit. */
  expected: string[];
}

export interface Judged {
  golden: GoldenQuery;
  /** 1 where the first hit was expected, ½ where the second was, 0 where none of the first ten was. */
  reciprocalRank: number;
  found: string[];
}

const judgedHits = 10;

/** The queries over the demo museum, or over real objects with photographs. Benches run bundled in `dist`. */
export function readGolden(name: 'demo' | 'photographs'): GoldenQuery[] {
  const path = fileURLToPath(new URL(`../../bench/search/golden/${name}.json`, import.meta.url));
  return JSON.parse(readFileSync(path, 'utf8')) as GoldenQuery[];
}

/** Asks each query and sees how high the first expected hit stands. */
export async function judge(
  search: FullSearch,
  queries: readonly GoldenQuery[],
  now: Date,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const golden of queries) {
    const language = languageOfSite(golden.siteId) ?? 'zh';
    const { records } = await search({
      keyword: golden.query.trim(),
      siteId: sites[language].id,
      language,
      filter: golden.filter ?? {},
      window: { limit: judgedHits, offset: 0 },
      now,
    });
    const found = records.map(({ kind, id }) => `${kind}/${id}`);
    const rank = found.findIndex((name) => golden.expected.includes(name));
    judged.push({ golden, reciprocalRank: rank < 0 ? 0 : 1 / (rank + 1), found });
  }
  return judged;
}

/** The mean reciprocal rank of each class, and of all. */
export function summarise(
  judged: readonly Judged[],
): { name: string; count: number; mrr: number }[] {
  const classes = [...new Set(judged.map(({ golden }) => golden.class))].sort();
  const row = (name: string, some: readonly Judged[]) => ({
    name,
    count: some.length,
    mrr: some.reduce((sum, { reciprocalRank }) => sum + reciprocalRank, 0) / some.length,
  });
  const rows = classes.map((name) =>
    row(
      name,
      judged.filter(({ golden }) => golden.class === name),
    ),
  );
  return [...rows, row('all', judged)];
}
