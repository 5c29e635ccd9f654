import { useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { endpoints } from '../../contract/endpoints';
import type { Answer } from './answer';
import { ApiError } from './api-error';
import type { Client } from './client';
import { ClientContext } from './use-client';

interface ApiProviderProps {
  client: Client;
  /** Answers that are there before the first call, by cache key. */
  seeds: Readonly<Record<string, Answer<unknown>>>;
  /** Hears of every call that failed with nothing to show; a failed refresh says nothing. */
  onFailure: (error: ApiError) => void;
  children: ReactNode;
}

/** Calls of one record, each the subject of a page. */
const recordPaths = new Set<string>(
  [
    endpoints.contentDetail,
    endpoints.exhibitionDetail,
    endpoints.exhibitDetail,
    endpoints.activityDetail,
  ].map(({ path }) => path),
);

/** After this long away from the page its data are asked for again. */
const freshMs = 5 * 60_000;

export function ApiProvider({ client, seeds, onFailure, children }: ApiProviderProps) {
  // In the cache and not as SWR's fallback, which yields to the data that are kept from the page before.
  const [cache] = useState(
    () => new Map(Object.entries(seeds).map(([key, data]) => [key, { data }])),
  );
  return (
    <SWRConfig
      value={{
        provider: () => cache,
        shouldRetryOnError: false,
        revalidateIfStale: false,
        focusThrottleInterval: freshMs,
        // A kiosk's page is never left; a hidden one waits.
        refreshInterval: freshMs,
        onError: (error: unknown, key) => {
          if (!(error instanceof ApiError) || cache.get(key)?.data !== undefined) return;
          // Spec section 8: load failures of the site and its categories are logged.
          // eslint-disable-next-line no-console
          console.warn(error.path, error.message);
          // The page of a record that does not exist says so itself.
          if (error.isNotFound && recordPaths.has(error.path)) return;
          onFailure(error);
        },
      }}
    >
      <ClientContext value={client}>{children}</ClientContext>
    </SWRConfig>
  );
}
