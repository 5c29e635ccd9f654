import { createHitFinder, type FindHits } from '../../server/search/find-hits';
import { createFullSearch } from '../../server/search/full-search';
import { createGroongaClient } from '../../server/search/groonga/client';
import { createServerContents } from '../../server/search/groonga/content';
import { createServerHitFinder } from '../../server/search/groonga/search-server';
import type { Database } from '../../server/db/database';
import { judge, summarise, type GoldenQuery, type Judged } from './golden';

/** A search by the Groonga server at `url`, which is filled by the first search. */
export function openServerSearch(db: Database, url: string): FindHits {
  const client = createGroongaClient(url, 30_000);
  const onError = (error: unknown) => {
    throw error;
  };
  const content = createServerContents({ db, client, onError, patience: 3_600_000 });
  return createServerHitFinder(db, client, content);
}

/** Golden queries in the process and by a Groonga server. */
export interface JudgedByBoth {
  inProcess: Judged[];
  byServer: Judged[];
}

export async function judgeBoth(
  db: Database,
  url: string,
  queries: readonly GoldenQuery[],
  now: Date,
): Promise<JudgedByBoth> {
  const inProcess = await judge(createFullSearch(db, createHitFinder(db)), queries, now);
  const byServer = await judge(createFullSearch(db, openServerSearch(db, url)), queries, now);
  return { inProcess, byServer };
}

/** Prints the mean reciprocal rank of both, and the queries whose first hits differ. */
export function printBoth({ inProcess, byServer }: JudgedByBoth, print: (text: string) => void) {
  const server = summarise(byServer);
  print('Mean reciprocal rank   in the process   Groonga');
  summarise(inProcess).forEach(({ name, count, mrr }, at) => {
    const other = server[at]?.mrr.toFixed(3) ?? '';
    print(
      `${name.padEnd(12)} ${String(count).padStart(4)} ${mrr.toFixed(3).padStart(14)} ${other.padStart(14)}`,
    );
  });
  const differing = inProcess.filter(
    ({ found }, at) => found.join(' ') !== byServer[at]?.found.join(' '),
  );
  print(`The first ten hits differ in ${differing.length} of ${inProcess.length} queries.`);
  for (const { golden, found } of differing) {
    const others = byServer.find((one) => one.golden === golden)?.found ?? [];
    print(`  ${golden.siteId} ${golden.query}`);
    print(
      `     process ${found.slice(0, 5).join(' ')}\n     Groonga ${others.slice(0, 5).join(' ')}`,
    );
  }
}
