/**
 * Downloads a kit into a cache of its own. What can go wrong: the connection is lost, storage is full, the site is
 * deployed meanwhile, the page is closed. The record is stored last and names the kit complete; without it the cache counts
 * for nothing and is deleted, and an earlier kit stays as it was. keep-kit.test.ts and e2e/offline-visit.spec.ts show it.
 */
import { keptAtHeader } from '../../../contract/shared/kept-at-header';
import {
  callKey,
  fileKey,
  kitCachePrefix,
  kitDocumentPath,
  kitIndexPath,
  kitPagePath,
  kitRecordKey,
  type KitIndex,
  type KitPage,
} from '../../../contract/shared/offline-kit';
import { siteEndpoints } from '../../../contract/shared/site-endpoints';
import { editions, type Edition } from '../../../contract/shared/sites';
import { buildRequest } from '../../api/client/build-request';
import { bodyOf } from '../../api/client/in-flight-requests';
import { fetchForKit, forEachAtOnce } from './fetch-for-kit';
import { KitError, toKitFailure } from './kit-error';
import { kitCacheNames, openKit, type KitRecord } from './kit-record';
import { readKitIndex, readKitPage } from './read-kit-index';
import { registerWorker, removeWorker } from './worker';

export interface KeepOptions {
  edition: Edition;
  exhibitionIds: readonly string[];
  signal: AbortSignal;
  /** @param bytes stored by now */
  onProgress?: (bytes: number, total: number) => void;
}

/**
 * Keeps the basics and the exhibitions that are still on view, in place of an earlier kit.
 * @throws KitError after which nothing has changed on the device
 */
export async function keepKit(options: KeepOptions): Promise<KitRecord> {
  const name = `${kitCachePrefix}${Date.now()}`;
  const control = new AbortController();
  const cancel = () => {
    control.abort(new KitError('cancelled'));
  };
  options.signal.addEventListener('abort', cancel);
  try {
    options.signal.throwIfAborted();
    const record = await fillCache(await caches.open(name), options, control.signal);
    await registerWorker();
    await deleteKits((other) => other !== name);
    // Otherwise the browser may remove the kit when it needs room.
    storage?.persist?.().catch(() => undefined);
    return record;
  } catch (error) {
    control.abort();
    await caches.delete(name).catch(() => undefined);
    throw new KitError(options.signal.aborted ? 'cancelled' : toKitFailure(error));
  } finally {
    options.signal.removeEventListener('abort', cancel);
  }
}

/** Removes everything: caches and worker. */
export async function removeKit(): Promise<void> {
  await deleteKits(() => true);
  await removeWorker();
}

async function deleteKits(isDeleted: (name: string) => boolean): Promise<void> {
  const names = (await kitCacheNames()).filter(isDeleted);
  await Promise.all(names.map((name) => caches.delete(name)));
}

export async function fetchKitIndex(
  edition: Edition,
  options: Parameters<typeof fetchForKit>[1],
): Promise<KitIndex> {
  const response = await fetchForKit(kitIndexPath(edition), options);
  return readKitIndex(await response.json());
}

/** Bytes of a kit on the device, about. */
export function kitBytes({ files, basics, exhibitions }: KitIndex, ids: readonly string[]): number {
  const chosen = exhibitions.filter(({ id }) => ids.includes(id));
  return [...files, basics, ...chosen].reduce((sum, { bytes }) => sum + bytes, 0);
}

async function fillCache(cache: Cache, options: KeepOptions, signal: AbortSignal) {
  const { edition, exhibitionIds, onProgress } = options;
  const index = await fetchKitIndex(edition, { signal });
  const total = kitBytes(index, exhibitionIds);
  await expectRoom(total);
  const previous = await openKit();
  const keptAt = new Date().toISOString();
  let bytes = 0;

  const store = async (
    key: string,
    body: Blob,
    type: HeadersInit = { 'content-type': body.type },
  ) => {
    const headers = new Headers(type);
    headers.set(keptAtHeader, keptAt);
    await cache.put(key, new Response(body, { headers }));
    bytes += body.size;
    onProgress?.(bytes, Math.max(bytes, total));
  };
  /** Most files have their content, or a hash of it, in their path: an earlier kit has the same. */
  const keepFile = async (path: string) => {
    const known = hasVersionInPath(path) && (await previous?.cache.match(fileKey(path)));
    const response = known || (await fetchForKit(path, { signal }));
    await store(fileKey(path), await response.blob());
  };

  const documentPath = kitDocumentPath(edition);
  const frame = await fetchForKit(documentPath, { signal });
  // With its headers: the policy holds without a connection too.
  await store(editions[edition].website, await frame.blob(), withoutEncoding(frame.headers));
  const chosen = index.exhibitions.filter(({ id }) => exhibitionIds.includes(id));
  const pages = new Set([index.basics, ...chosen].flatMap((part) => part.pages));
  const files = new Map<string, string>();
  await forEachAtOnce(pages, async (path) => {
    const page = await fetchPage(kitPagePath(edition, path), signal);
    for (const { name, input, answer } of page?.calls ?? []) {
      const { url, init } = buildRequest(siteEndpoints[name], input);
      const json = new Blob([JSON.stringify(answer)], { type: 'application/json' });
      await store(callKey(url, bodyOf(init)), json);
    }
    for (const file of page?.files ?? []) addLargest(files, file);
  });
  await forEachAtOnce(
    index.files.map(({ path }) => path),
    keepFile,
  );
  const sounds = [...files.values()].filter((path) => path.startsWith('/tts'));
  await forEachAtOnce(
    [...files.values()].filter((path) => !path.startsWith('/tts')),
    keepFile,
  );
  const hasSound = await forEachAtOnce(sounds, keepFile).then(
    () => true,
    (error: unknown) => {
      // A service without a voice: the texts are kept.
      if (toKitFailure(error) !== 'unavailable') throw error;
      return false;
    },
  );
  if ((await fetchKitIndex(edition, { signal })).version !== index.version) {
    throw new KitError('changed');
  }
  const record: KitRecord = {
    ...{ edition, keptAt, bytes, hasSound },
    exhibitions: chosen.map(({ id, title, path }) => ({ id, title, path })),
  };
  await cache.put(kitRecordKey, new Response(JSON.stringify(record)));
  return record;
}

/** A page that is gone is left out: its exhibition may have been withdrawn. */
async function fetchPage(path: string, signal: AbortSignal): Promise<KitPage | undefined> {
  try {
    return readKitPage(await (await fetchForKit(path, { signal })).json());
  } catch (error) {
    if (toKitFailure(error) === 'gone') return undefined;
    throw error;
  }
}

const hasVersionInPath = (path: string) => /^\/(assets|media|tts)\b/.test(path);

/** The pages name a picture in several sizes. */
function addLargest(files: Map<string, string>, path: string): void {
  const key = fileKey(path);
  const known = files.get(key);
  if (known === undefined || widthOf(path) > widthOf(known)) files.set(key, path);
}

const widthOf = (path: string) => Number(/-(\d+)\.\w+$/.exec(path)?.[1] ?? 0);

/** Safari before 17 has no estimate. */
const storage = (globalThis.navigator as Partial<Navigator> | undefined)?.storage as
  Partial<StorageManager> | undefined;

async function expectRoom(bytes: number): Promise<void> {
  const { quota = Infinity, usage = 0 } = (await storage?.estimate?.()) ?? {};
  if (quota - usage < bytes) throw new KitError('full');
}

function withoutEncoding(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete('content-encoding');
  kept.delete('content-length');
  return kept;
}
