import { LRUCache } from 'lru-cache';
import type { CallName } from '../../contract/endpoints';
import type { Database } from '../db/database';
import { readContentVersion } from '../db/content-version';
import type { CallContext, CallHandlers } from '../http/call';

/** The calls whose answers follow from the content and the time of day alone. */
export const keptCalls = [
  'siteDetail',
  'categoryList',
  'contentPage',
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
}

/**
 * Keeps answers in the process until the content changes, in this process or another one, or the
 * minute is over: what is published at a certain time appears within that minute. What is asked
 * twice at once is looked up once. Refusals are not kept.
 */
export function keepAnswers(
  db: Database,
  handlers: CallHandlers,
  { maxBytes }: KeepOptions,
): CallHandlers {
  if (maxBytes === 0) return handlers;
  const kept = new LRUCache<string, object, () => Promise<object>>({
    maxSize: maxBytes,
    sizeCalculation: (answer, key) => JSON.stringify(answer).length + key.length,
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  const keep =
    (name: CallName, handle: Handler): Handler =>
    async (input, context) => {
      const version = await readContentVersion(db);
      const minute = Math.floor(context.now.getTime() / 60_000);
      const key = JSON.stringify([version, minute, name, context.siteId, input]);
      return kept.forceFetch(key, { context: () => handle(input, context) });
    };
  const wrapped = keptCalls.map((name) => [name, keep(name, handlers[name] as Handler)] as const);
  return { ...handlers, ...(Object.fromEntries(wrapped) as Partial<CallHandlers>) };
}
