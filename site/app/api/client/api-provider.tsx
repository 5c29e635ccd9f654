import { useState, type ReactNode } from 'react';
import { SWRConfig, type Middleware } from 'swr';
import { siteEndpoints } from '../../../contract/shared/site-endpoints';
import type { UnwrappedBody } from './unwrap';
import { ApiError } from '../../../session/api-error';
import type { Client } from './client';
import { revalidationInterval } from './revalidation-age';
import { ClientContext } from './use-client';

interface ApiProviderProps {
  client: Client;
  /** Initial cache, by cache key. */
  seeds: Readonly<Record<string, UnwrappedBody>>;
  /** Called for every failed call without cached data. */
  onFailure: (error: ApiError) => void;
  /** Observes the requests of the components. */
  middleware?: Middleware | undefined;
  children: ReactNode;
}

/** Paths of detail calls. */
const recordPaths = new Set<string>(
  [
    siteEndpoints.contentDetail,
    siteEndpoints.exhibitionDetail,
    siteEndpoints.exhibitDetail,
    siteEndpoints.activityDetail,
    siteEndpoints.sharedObjectSet,
  ].map(({ path }) => path),
);

export function ApiProvider({ client, seeds, onFailure, middleware, children }: ApiProviderProps) {
  // Seeds go into the cache: SWR prefers the data of `keepPreviousData` to its `fallback`. They are never loading: on
  // the server their age is that of the process.
  const [cache] = useState(
    () => new Map(Object.entries(seeds).map(([key, data]) => [key, { data, isLoading: false }])),
  );
  return (
    <SWRConfig
      value={{
        provider: () => cache,
        ...(middleware && { use: [middleware] }),
        shouldRetryOnError: false,
        revalidateIfStale: false,
        focusThrottleInterval: revalidationInterval,
        // For kiosks, whose page is never left. SWR does not refresh hidden pages.
        refreshInterval: revalidationInterval,
        onError: (error: unknown, key) => {
          if (!(error instanceof ApiError) || cache.get(key)?.data !== undefined) return;
          // Spec section 8: load failures of the site and its categories are logged.
          // oxlint-disable-next-line no-console
          console.warn(error.path, error.message);
          // A detail page shows its own message for a missing record.
          if (error.isNotFound && recordPaths.has(error.path)) return;
          onFailure(error);
        },
      }}
    >
      <ClientContext value={client}>{children}</ClientContext>
    </SWRConfig>
  );
}
