import { kitCachePrefix, kitRecordKey } from '../contract/shared/offline-kit';
import { editionNames, editions, type Edition } from '../contract/shared/sites';

/** The complete kits, the newest first: an update has a cache of its own until it is complete. */
async function openKits(): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(kitCachePrefix));
  const all = await Promise.all(
    names
      .sort()
      .reverse()
      .map((name) => caches.open(name)),
  );
  const isComplete = await Promise.all(all.map((cache) => cache.match(kitRecordKey)));
  return all.filter((_, index) => isComplete[index]);
}

/** The kept response with a key; `undefined` without one. */
export async function findKept(key: string): Promise<Response | undefined> {
  for (const kit of await openKits()) {
    const found = await kit.match(key);
    if (found) return found;
  }
  return undefined;
}

/** The edition whose document is kept; `undefined` without a kit. */
export async function findKeptEdition(): Promise<Edition | undefined> {
  for (const edition of editionNames) {
    if (await findKept(editions[edition].website)) return edition;
  }
  return undefined;
}
