import type { Image, ImageService } from '../../../../contract/schemas/common/fields';
import { manifestPath } from '../../../../contract/shared/iiif/addresses';
import { museum } from '../../../../contract/shared/museum';
import type { Language } from '../../../../contract/shared/sites';

/** The museum as author, publisher, organizer or seller: schema.org expects an Organization. */
export function museumAgent(language: Language) {
  return { '@type': ['Organization', 'Museum'], name: museum[language].name };
}

/** URLs of the images; `false` without images, so that spreading keeps the page's own image. */
export function imageJsonLd(images: readonly Image[], absolute: (path: string) => string) {
  return images.length > 0 && { image: images.map(({ src }) => absolute(src)) };
}

/** A picture with its size, its credit and the licence that its image service names. */
export function pictureJsonLd(
  { src, width, height, credit }: Image,
  service: ImageService | undefined,
  absolute: (path: string) => string,
): Record<string, unknown> {
  return {
    '@type': 'ImageObject',
    contentUrl: absolute(src),
    width,
    height,
    ...(credit && { creditText: credit }),
    ...(service?.rights && { license: service.rights }),
  };
}

/** The IIIF manifest of an object. */
export function manifestJsonLd(id: string, absolute: (path: string) => string) {
  return {
    '@type': 'DigitalDocument',
    url: absolute(manifestPath(id)),
    encodingFormat: 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"',
  };
}
