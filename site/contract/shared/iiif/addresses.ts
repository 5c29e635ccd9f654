import type { Tile } from './image-pyramid';

/** Base of the image services: IIIF Image API 3. */
export const imageServicePrefix = '/iiif/image/';

/** Path of the image service of a picture. */
export const imageServicePath = (name: string) => imageServicePrefix + name;

/** Route of the manifests of objects: IIIF Presentation API 3. */
export const manifestRoute = '/iiif/object/:id/manifest.json';

/** Path of the manifest of an object. */
export const manifestPath = (id: string) => manifestRoute.replace(':id', encodeURIComponent(id));

/** Path of a tile below an image service, in the canonical form of the Image API. */
export function tilePath(service: string, { region, size }: Pick<Tile, 'region' | 'size'>): string {
  const { x, y, width, height } = region;
  return `${service}/${x},${y},${width},${height}/${size.width},${size.height}/0/default.jpg`;
}
