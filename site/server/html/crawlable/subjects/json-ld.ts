import type { Image } from '../../../../contract/schemas/common/fields';
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
