import type { ImageService } from '../../contract/schemas/common/fields';
import { scaleFactorsOf, sizeAt } from '../../contract/shared/iiif/image-pyramid';
import { inLanguages, languagesOf, type ObjectTexts } from './language-map';
import { describeThumbnail } from './thumbnail';

interface CanvasParts {
  /** URL of the manifest. */
  manifest: string;
  origin: string;
  service: ImageService;
  index: number;
  texts: ObjectTexts;
  /** Rights of the whole manifest. */
  shared: string | undefined;
}

/** The canvas of a picture, with the picture as its only annotation. */
export function describeCanvas({ manifest, origin, service, index, texts, shared }: CanvasParts) {
  const { width, height, rights } = service;
  const id = `${manifest.replace(/manifest\.json$/, 'canvas/')}${index + 1}`;
  const base = origin + service.id;
  const label = inLanguages(texts, ({ images }) => [images[index]?.alt ?? '']);
  const [language] = languagesOf(texts);
  const picture = language && texts[language]?.images[index];
  const smallest = scaleFactorsOf(service).at(-1);
  const thumbnail = smallest === undefined ? { width, height } : sizeAt(service, smallest);
  const address = smallest === undefined ? 'max' : `${thumbnail.width},${thumbnail.height}`;
  const services = [{ id: base, type: 'ImageService3', profile: 'level0' }];
  return {
    id,
    type: 'Canvas',
    ...(label && { label }),
    width,
    height,
    ...(rights !== undefined && rights !== shared && { rights }),
    thumbnail: [
      smallest === undefined && picture
        ? describeThumbnail(picture, origin)
        : {
            id: `${base}/full/${address}/0/default.jpg`,
            type: 'Image',
            format: 'image/jpeg',
            ...thumbnail,
            service: services,
          },
    ],
    items: [
      {
        id: `${id}/page`,
        type: 'AnnotationPage',
        items: [
          {
            id: `${id}/image`,
            type: 'Annotation',
            motivation: 'painting',
            target: id,
            body: {
              id: `${base}/full/max/0/default.jpg`,
              type: 'Image',
              format: 'image/jpeg',
              width,
              height,
              service: services,
            },
          },
        ],
      },
    ],
  };
}
