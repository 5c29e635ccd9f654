import type { Exhibit } from '../../contract/schemas/exhibit';
import { manifestPath } from '../../contract/shared/iiif/addresses';
import type { ObjectSetItem } from '../../contract/shared/object-sets';
import { inLanguages, languagesOf, type ObjectTexts } from './language-map';
import { providerOf } from './provider';
import { describeThumbnail } from './thumbnail';

/** A set of objects as the service or its link describes it. */
export interface DescribedSet {
  /** Chosen by a visitor; empty for a set that only names objects. */
  name: string;
  items: readonly ObjectSetItem[];
}

interface CollectionParts {
  /** URL of the document. */
  id: string;
  origin: string;
  set: DescribedSet;
  /** The objects of the set by id and language; one that the collection no longer has is missing. */
  objects: ReadonlyMap<string, ObjectTexts>;
}

const unnamed = { zh: ['藏品集'], en: ['Set of objects'] };

/** A set of objects, IIIF Presentation API 3.0. Objects without a picture have no manifest and are left out. */
export function createCollection({ id, origin, set, objects }: CollectionParts): object {
  return {
    id,
    type: 'Collection',
    label: set.name ? { none: [set.name] } : unnamed,
    provider: [providerOf(origin)],
    items: set.items.flatMap(({ objectId, note }) => {
      const texts = objects.get(objectId);
      const image = texts && pictureOf(texts);
      return image
        ? [
            {
              id: origin + manifestPath(objectId),
              type: 'Manifest',
              label: inLanguages(texts, ({ title }) => [title]),
              ...(note && { summary: { none: [note] } }),
              thumbnail: [describeThumbnail(image, origin)],
            },
          ]
        : [];
    }),
  };
}

function pictureOf(texts: ObjectTexts): Exhibit['images'][number] | undefined {
  const [language] = languagesOf(texts);
  return language && texts[language]?.images[0];
}
