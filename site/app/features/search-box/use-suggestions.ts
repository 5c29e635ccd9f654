import { useEffect, useState } from 'react';
import type { SearchKind, SearchSuggestion } from '../../../contract/schemas/search';
import { useClient } from '../../api/client/use-client';
import { useSiteId } from '../../api/client/use-site-id';
import { readSearchSuggestion } from '../../api/read/search-suggestion';

/** Pause in typing after which the service is asked, in ms. */
const pauseMs = 150;

/**
 * Suggestions for a keyword; those of the previous one while they load, `undefined` before the first. A failure is
 * silent: the search itself works without them.
 */
export function useSuggestions(
  keyword: string,
  kind: SearchKind | undefined,
): readonly SearchSuggestion[] | undefined {
  const client = useClient();
  const siteId = useSiteId();
  const [answer, setAnswer] = useState<readonly SearchSuggestion[]>();
  useEffect(() => {
    const word = keyword.trim();
    if (word === '' || siteId === undefined) return undefined;
    const abort = new AbortController();
    const input = { siteId, keyword: word, ...(kind && { kind }) };
    const timer = setTimeout(() => {
      client.call(readSearchSuggestion, 'searchSuggest', input, abort.signal).then(
        ({ rows }) => {
          setAnswer(rows);
        },
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, keyword, kind, siteId]);
  return keyword.trim() === '' ? undefined : answer;
}
