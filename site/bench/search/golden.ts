import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FullSearch } from '../../server/search/full-search';
import { languageOfSite, sites } from '../../contract/shared/sites';

/** A query with its expected first hits. */
export interface GoldenQuery {
  query: string;
  siteId: string;
  class: string;
  filter?: { kind?: string; period?: string; area?: string };
  /** Acceptable first hits, such as `object/yuanding`. */
  expected: string[];
}

export interface Judged {
  golden: GoldenQuery;
  /** 1 / rank of the first expected hit; 0 where it is not among the first ten. */
  reciprocalRank: number;
  found: string[];
}

const judgedHits = 10;

/** Reads the golden queries for the demo museum or for the pack of photographs. Paths are relative to `dist/bench`. */
export function readGolden(name: 'demo' | 'photographs'): GoldenQuery[] {
  const path = fileURLToPath(new URL(`../../bench/search/golden/${name}.json`, import.meta.url));
  return JSON.parse(readFileSync(path, 'utf8')) as GoldenQuery[];
}

/** Runs each query and ranks its first expected hit. */
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

/** Mean reciprocal rank of each class and in total. */
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
