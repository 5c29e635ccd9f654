import type { Image } from '../../../contract/entities/common';
import { museum } from '../../../contract/museum';
import type { Language } from '../../../contract/sites';

/** The museum as author, publisher, organizer or seller: schema.org expects an organization there. */
export function museumAgent(language: Language) {
  return { '@type': ['Organization', 'Museum'], name: museum[language].name };
}

/** The addresses of the pictures; nothing where there is none, so that the page's own picture stays. */
export function imageData(images: readonly Image[], absolute: (path: string) => string) {
  return images.length > 0 && { image: images.map(({ src }) => absolute(src)) };
}
