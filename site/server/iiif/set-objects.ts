import type { Exhibit } from '../../contract/schemas/exhibit';
import { joinIds, objectSetLimits, parseSetReference } from '../../contract/shared/object-sets';
import { sites, type Language } from '../../contract/shared/sites';
import type { InProcessCalls } from '../html/shared/in-process-calls';
import { HttpError } from '../http/http-error';
import type { DescribedSet } from './collection';
import type { ObjectTexts } from './language-map';

/** The set that a reference names; `undefined` for none. */
export async function findSet(
  calls: InProcessCalls,
  reference: string,
): Promise<DescribedSet | undefined> {
  const parsed = parseSetReference(reference);
  if (parsed?.kind === 'objects') {
    return { name: '', items: parsed.ids.map((objectId) => ({ objectId, note: '' })) };
  }
  if (!parsed) return undefined;
  try {
    return await calls.record('sharedObjectSet', { token: parsed.token });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  }
}

/** The objects of a set in both languages, by id. */
export async function readSetObjects(
  calls: InProcessCalls,
  { items }: DescribedSet,
): Promise<ReadonlyMap<string, ObjectTexts>> {
  const objects = new Map<string, ObjectTexts>();
  if (items.length === 0) return objects;
  const ids = joinIds(items.map(({ objectId }) => objectId));
  const read = async (language: Language): Promise<[Language, Exhibit[]]> => {
    const input = { siteId: sites[language].id, ids, pageSize: objectSetLimits.objects };
    return [language, (await calls.page('exhibitPage', input)).records];
  };
  for (const [language, found] of await Promise.all([read('zh'), read('en')])) {
    for (const object of found) {
      objects.set(object.id, { ...objects.get(object.id), [language]: object });
    }
  }
  return objects;
}
