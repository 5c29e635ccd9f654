/** What this worker uses of `ServiceWorkerGlobalScope`, which TypeScript declares in a library that excludes the DOM’s. */
export interface WorkerScope {
  addEventListener: ((
    type: 'install' | 'activate',
    listener: (event: ExtendableEvent) => void,
  ) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void);
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: Pick<ServiceWorkerRegistration, 'unregister'>;
}

interface ExtendableEvent {
  waitUntil: (task: Promise<unknown>) => void;
}

interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

export const scope = self as unknown as WorkerScope;
