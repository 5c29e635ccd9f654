import type { Database } from '../../db/database';
import { toLimitOffset } from '../../db/page-window';
import type { CallContext, CallHandlers } from '../../http/call';
import { clientNetwork } from '../../http/client-network';
import { invalidFields } from '../../http/http-error';
import { createKeyedSemaphore } from '../../http/keyed-semaphore';
import type { FindHits } from '../../search/find-hits';
import { createFullSearch } from '../../search/full-search';
import { createSuggest } from '../../search/suggest/create-suggest';

const maxKeywordLength = 200;
/**
 * Searches of one network that run at once, and those that wait: a long mistyped keyword takes some 60 ms of the
 * process and the search server, in which the searches of others run beside it.
 */
const concurrency = 2;
const waiting = 100;

export function searchCalls(
  db: Database,
  findHits: FindHits,
): Pick<CallHandlers, 'fullSearch' | 'searchSuggest'> {
  const search = createFullSearch(db, findHits);
  const suggest = createSuggest(db, findHits);
  const runWithPermit = createKeyedSemaphore(concurrency, { waiting });
  /** Calls inside the process have no address; those of rendered pages have limits of their own. */
  const shareFairly = <Result>({ address, signal }: CallContext, run: () => Promise<Result>) =>
    address === '' ? run() : runWithPermit(clientNetwork(address), run, signal);
  return {
    fullSearch: ({ keyword, kind, period, area, ...paging }, context) => {
      const { siteId, language, now } = context;
      const request = {
        ...{ keyword: parseKeyword(keyword), siteId, language, now },
        ...{ filter: { kind, period, area }, window: toLimitOffset(paging) },
      };
      return shareFairly(context, () => search(request));
    },
    searchSuggest: ({ keyword, kind }, context) => {
      const { siteId, language, now } = context;
      const request = { keyword: parseKeyword(keyword), siteId, language, filter: { kind }, now };
      return shareFairly(context, () => suggest(request));
    },
  };
}

/** Trims and validates a keyword. The length is counted in code points. */
function parseKeyword(keyword: string): string {
  const text = keyword.trim();
  if (text === '') {
    throw invalidFields([{ field: 'keyword', error: { kind: 'minLength', limit: 1 } }]);
  }
  if (Array.from(text).length > maxKeywordLength) {
    throw invalidFields([
      { field: 'keyword', error: { kind: 'maxLength', limit: maxKeywordLength } },
    ]);
  }
  return text;
}
