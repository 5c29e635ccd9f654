import { LRUCache } from 'lru-cache';
import type { CallName } from '../../contract/endpoints';
import { textBytes } from '../cached-bytes';
import type { Database } from '../db/database';
import { isConnectionError } from '../db/connection-error';
import { readContentVersion } from '../db/content-version';
import { noteAge } from '../http/answer-age';
import type { CallContext, CallHandlers } from '../http/call';

/** The calls whose answers follow from the content and the time of day alone. */
export const keptCalls = [
  'siteDetail',
  'categoryList',
  'contentPage',
  'contentCategoryText',
  'contentDetail',
  'contentNews',
  'contentListByParentCode',
  'contentListByParentCodeAndTag',
  'contentPageByRecommend',
  'contentPageByDict',
  'contentTags',
  'contentPageByTagFromContent',
  'exhibitionPage',
  'exhibitionDetail',
  'exhibitionPageByTagFromContent',
  'exhibitionPageInterflow',
  'dictList',
  'exhibitPage',
  'exhibitDetail',
  'fullSearch',
] as const satisfies readonly CallName[];

type Handler = (input: unknown, context: CallContext) => Promise<object>;

export interface KeepOptions {
  /** How much memory the kept answers may take, in bytes of their JSON; 0 keeps none. */
  maxBytes: number;
  /** Milliseconds after which an older answer stands in for a silent database. Default 2,000. */
  patience?: number;
}

interface Kept {
  answer: object;
  /** The content version and the minute in which it was looked up. */
  state: string;
  /** Milliseconds since 1970. */
  readAt: number;
}

/** For how long an answer stands in for a database that is away. */
const longestAge = 60 * 60_000;

/**
 * Keeps answers in the process until the content changes, in this process or another one, or the
 * minute is over: what is published at a certain time appears within that minute. What is asked
 * twice at once is looked up once. Refusals are not kept. While the database is away, answers of
 * the last hour are given, and `Age` tells how old they are.
 */
export function keepAnswers(
  db: Database,
  handlers: CallHandlers,
  { maxBytes, patience = 2_000 }: KeepOptions,
): CallHandlers {
  if (maxBytes === 0) return handlers;
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) => textBytes(JSON.stringify(answer), key),
    // An answer that is too old to stand in for a database that is away is of no use.
    ttl: longestAge,
  });
  const lookups = new Map<string, Promise<object>>();

  /** One look-up for all who ask the same of the same state at once. */
  const lookUpOnce = (
    key: string,
    state: string,
    readAt: number,
    handle: () => Promise<object>,
  ) => {
    const lookup = `${state} ${key}`;
    const running = lookups.get(lookup);
    if (running) return running;
    const started = handle()
      .then((answer) => {
        kept.set(key, { answer, state, readAt });
        return answer;
      })
      .finally(() => lookups.delete(lookup));
    lookups.set(lookup, started);
    return started;
  };

  const keep =
    (name: CallName, handle: Handler): Handler =>
    async (input, context) => {
      const now = context.now.getTime();
      const key = JSON.stringify([name, context.siteId, input]);
      const known = kept.get(key);
      const older = known && now - known.readAt <= longestAge ? known : undefined;
      const read = async () => {
        const reading = readContentVersion(db);
        const version = await (older ? inTime(reading, patience) : reading);
        const state = `${version} ${Math.floor(now / 60_000)}`;
        // Another call may have looked it up while the version was being read.
        const newest = kept.get(key);
        if (newest?.state === state) return newest.answer;
        return await lookUpOnce(key, state, now, () => handle(input, context));
      };
      try {
        return await read();
      } catch (error) {
        if (!older || !isConnectionError(error)) throw error;
        noteAge((now - older.readAt) / 1_000);
        return older.answer;
      }
    };
  const wrapped = keptCalls.map((name) => [name, keep(name, handlers[name] as Handler)] as const);
  return { ...handlers, ...(Object.fromEntries(wrapped) as Partial<CallHandlers>) };
}

/** @throws an error with the code ETIMEDOUT where the task takes longer */
async function inTime<Result>(task: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('The database is silent.'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}
