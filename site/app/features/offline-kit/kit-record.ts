import { kitCachePrefix, kitRecordKey } from '../../../contract/shared/offline-kit';
import { editionNames, type Edition } from '../../../contract/shared/sites';
import { isObject, listOf, oneOf, text, wholeNumber } from '../../api/read/values';

/** What a device keeps. */
export interface KitRecord {
  edition: Edition;
  /** ISO date. */
  keptAt: string;
  bytes: number;
  exhibitions: readonly KeptExhibition[];
  /** False where the service has no voice: texts are kept without their sound. */
  hasSound: boolean;
}

export interface KeptExhibition {
  id: string;
  title: string;
  path: string;
}

/** Parses a record; caches are shared with everything on this origin. */
export function parseKitRecord(value: unknown): KitRecord | undefined {
  if (!isObject(value)) return undefined;
  const edition = oneOf(value.edition, editionNames);
  const keptAt = text(value.keptAt);
  if (!edition || Number.isNaN(Date.parse(keptAt))) return undefined;
  return {
    edition,
    keptAt,
    bytes: wholeNumber(value.bytes) ?? 0,
    exhibitions: listOf(value.exhibitions, readKeptExhibition),
    hasSound: value.hasSound !== false,
  };
}

function readKeptExhibition(value: unknown): KeptExhibition | undefined {
  if (!isObject(value)) return undefined;
  const [id, title, path] = [text(value.id), text(value.title), text(value.path)];
  return id && title && /^\/\w/.test(path) ? { id, title, path } : undefined;
}

interface Kit {
  /** Name of its cache. */
  name: string;
  cache: Cache;
  record: KitRecord;
}

/** Names of all caches of kits, complete or not, the newest first. */
export async function kitCacheNames(): Promise<string[]> {
  const names = await caches.keys();
  return names
    .filter((name) => name.startsWith(kitCachePrefix))
    .sort()
    .reverse();
}

/** The kit on this device; `undefined` without a complete one. */
export async function openKit(): Promise<Kit | undefined> {
  for (const name of await kitCacheNames()) {
    const cache = await caches.open(name);
    const stored: unknown = await (await cache.match(kitRecordKey))?.json().catch(() => undefined);
    const record = parseKitRecord(stored);
    if (record) return { name, cache, record };
  }
  return undefined;
}
