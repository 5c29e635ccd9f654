import type { Image } from '../../contract/schemas/common/fields';
import { filesOfSrcset } from '../html/shared/srcset';

/** The narrowest version of a picture that every viewer can show: a list of objects loads one for each. */
export function describeThumbnail(image: Image, origin: string): object {
  const { src, width, height, sources = [] } = image;
  const source = sources.find(({ type }) => type === 'image/webp');
  const [smallest] = filesOfSrcset(source?.srcset ?? '');
  if (!source || !smallest) return { id: origin + src, type: 'Image', width, height };
  return {
    id: origin + smallest.path,
    type: 'Image',
    format: source.type,
    width: smallest.width,
    height: Math.round((height * smallest.width) / width),
  };
}
