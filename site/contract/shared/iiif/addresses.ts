import type { Tile } from './image-pyramid';

/** Base of the image services: IIIF Image API 3. */
export const imageServicePrefix = '/iiif/image/';

/** Path of the image service of a picture. */
export const imageServicePath = (name: string) => imageServicePrefix + name;

/** Route of the manifests of objects: IIIF Presentation API 3. */
export const manifestRoute = '/iiif/object/:id/manifest.json';

/** Path of the manifest of an object. */
export const manifestPath = (id: string) => manifestRoute.replace(':id', encodeURIComponent(id));

/** Route of a set of objects as a collection: IIIF Presentation API 3. */
export const setCollectionRoute = '/iiif/set/:reference/collection.json';

/** Path of the collection of a set, by its reference. */
export const setCollectionPath = (reference: string) =>
  setCollectionRoute.replace(':reference', encodeURIComponent(reference));

/** Path of a tile below an image service, in the canonical form of the Image API. */
export function tilePath(service: string, { region, size }: Pick<Tile, 'region' | 'size'>): string {
  const { x, y, width, height } = region;
  return `${service}/${x},${y},${width},${height}/${size.width},${size.height}/0/default.jpg`;
}
