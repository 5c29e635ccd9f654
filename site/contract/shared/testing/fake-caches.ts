/** A `CacheStorage` in memory; `fail` makes the next writes fail. */
export function createFakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const state: { fail: Error | undefined } = { fail: undefined };
  const keyOf = (request: RequestInfo | URL) => {
    const address = request instanceof Request ? request.url : String(request);
    return address.replace(/^https?:\/\/[^/]+/, '');
  };
  const cacheOf = (store: Map<string, Response>) => ({
    match: (request: RequestInfo | URL) => Promise.resolve(store.get(keyOf(request))?.clone()),
    put: (request: RequestInfo | URL, response: Response) => {
      if (state.fail) return Promise.reject(state.fail);
      store.set(keyOf(request), response);
      return Promise.resolve();
    },
  });
  const caches = {
    keys: () => Promise.resolve([...stores.keys()]),
    open: (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return Promise.resolve(cacheOf(store));
    },
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  };
  return { caches: caches as unknown as CacheStorage, stores, state };
}
