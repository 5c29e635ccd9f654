import { sites, type Language } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import type { FindHits } from '../find-hits';
import { createGroongaClient } from './client';
import { createServerContents } from './content';
import { createServerHitFinder } from './search-server';

/** The search by a server, as long as this process runs. */
export interface SearchServerConnection {
  findHits: FindHits;
  close: () => void;
}

interface Log {
  error: (fields: { err: unknown }, message: string) => void;
}

/** Milliseconds between two looks whether the server has the newest content. */
const interval = 10_000;

/** Connects to the Groonga server at `url`, which does not have to run yet, and keeps its content up to date. */
export function connectSearchServer(
  db: Database,
  url: string,
  { log, clock }: { log: Log; clock: () => Date },
): SearchServerConnection {
  const client = createGroongaClient(url);
  const onError = (error: unknown) => log.error({ err: error }, 'the search server is not filled');
  const contents = createServerContents({ db, client, onError, clock });
  const look = async () => {
    for (const language of Object.keys(sites) as Language[]) {
      const siteId = sites[language].id;
      // Failures are logged by the filling, and answered by each search.
      await contents.find(siteId).catch(() => undefined);
      await contents.tidy(siteId).catch(onError);
    }
  };
  let looking: Promise<void> | undefined = look();
  void looking.finally(() => (looking = undefined));
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined));
  }, interval);
  timer.unref();
  return {
    findHits: createServerHitFinder(db, client, contents),
    close: () => clearInterval(timer),
  };
}
