import { websiteOf } from '../../../contract/shared/edition';
import type { ObjectSet } from '../../../contract/schemas/object-set';
import { setCollectionPath } from '../../../contract/shared/iiif/addresses';
import { objectsReference } from '../../../contract/shared/object-sets';
import { fillPath, findRouteOfKind } from '../../../contract/shared/route-paths';
import type { Language } from '../../../contract/shared/sites';

type LinkedSet = Pick<ObjectSet, 'items' | 'shareToken'>;

/** What a link to a set names: its token while it is shared, otherwise its objects without any text. */
export function referenceOf({ items, shareToken }: LinkedSet): string {
  return shareToken ?? objectsReference(items.map(({ objectId }) => objectId));
}

/** URL of the page that shows a set to everybody who has it, from the root of this site. */
export function setAddress(reference: string, language: Language): string {
  const route = findRouteOfKind('shared-set');
  return `${websiteOf(language)}#${fillPath(route?.path ?? '/', { id: reference })}`;
}

/** Path of the IIIF collection of a set; `undefined` for a set without objects. */
export function collectionOf(set: LinkedSet): string | undefined {
  return set.items.length > 0 ? setCollectionPath(referenceOf(set)) : undefined;
}
