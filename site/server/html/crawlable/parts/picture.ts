import type { Image } from '../../../../contract/schemas/common/fields';
import type { Language } from '../../../../contract/shared/sites';
import { attributes, markup, type Markup, type MarkupValue } from '../../shared/markup';
import { languageSpans } from '../shared/language-spans';
import { messages } from '../shared/messages';

interface PictureOptions {
  /** `sizes` attribute. */
  sizes: string;
  /** Fetched with high priority instead of lazily. Default false. */
  eager?: boolean;
  /** Text alternative. Default: the image's own; '' if adjacent text is equivalent. */
  alt?: string;
}

/** A `picture` element with all formats; width and height reserve its space while loading. */
export function picture(image: Image, { sizes, eager = false, alt }: PictureOptions): Markup {
  const { src, width, height, sources = [] } = image;
  const loading = eager ? { fetchpriority: 'high' } : { loading: 'lazy', decoding: 'async' };
  const img = attributes({ src, width, height, alt: alt ?? image.alt, ...loading });
  return markup`<picture>${sources.map(
    ({ type, srcset }) => markup`<source${attributes({ type, srcset, sizes })}>`,
  )}<img${img}></picture>`;
}

/** A figure with a caption: holder of the object and credit. */
export function pictureFigure(
  image: Image,
  language: Language,
  options: PictureOptions & { holder?: string },
): Markup {
  const { credit } = image;
  const { holder } = options;
  const text = messages[language];
  const captions = [
    holder && `${text.object.holder}${text.colon}${holder}`,
    credit !== undefined && `${text.picture}${text.colon}${credit}`,
  ];
  const lines = captions.filter((line): line is string => typeof line === 'string' && line !== '');
  return markup`<figure class="captioned">${picture(image, options)}${
    lines.length > 0 && caption(lines, language)
  }</figure>
`;
}

function caption(lines: readonly string[], language: Language): MarkupValue {
  const written = lines.map((line, index) => [
    index > 0 && markup`<br>`,
    languageSpans(line, language),
  ]);
  return markup`<figcaption>${written}</figcaption>`;
}
