import type { Image } from '../../../contract/entities/common';
import type { Language } from '../../../contract/sites';
import { attributes, markup, type Markup, type Piece } from '../../markup';
import { passage } from '../passage';
import { words } from '../words';

interface PictureOptions {
  /** How wide it is shown, as the `sizes` of HTML. */
  sizes: string;
  /** The picture that one sees first: fetched before others. */
  eager?: boolean;
  /** Default: the picture's own text; '' where a text beside it says the same. */
  alt?: string;
}

/** A picture in the best format the browser takes, with its room kept until it is there. */
export function picture(image: Image, { sizes, eager = false, alt }: PictureOptions): Markup {
  const { src, width, height, sources = [] } = image;
  const loading = eager ? { fetchpriority: 'high' } : { loading: 'lazy', decoding: 'async' };
  const drawn = attributes({ src, width, height, alt: alt ?? image.alt, ...loading });
  return markup`<picture>${sources.map(
    ({ type, srcset }) => markup`<source${attributes({ type, srcset, sizes })}>`,
  )}<img${drawn}></picture>`;
}

/** A picture with what is to be said of it beneath: its credit, and whose the object is. */
export function captioned(
  image: Image,
  language: Language,
  options: PictureOptions & { holder?: string },
): Markup {
  const { credit } = image;
  const { holder } = options;
  const text = words[language];
  const said = [
    holder && `${text.object.holder}${text.colon}${holder}`,
    credit !== undefined && `${text.picture}${text.colon}${credit}`,
  ];
  const lines = said.filter((line): line is string => typeof line === 'string' && line !== '');
  return markup`<figure class="captioned">${picture(image, options)}${
    lines.length > 0 && caption(lines, language)
  }</figure>
`;
}

function caption(lines: readonly string[], language: Language): Piece {
  const written = lines.map((line, index) => [index > 0 && markup`<br>`, passage(line, language)]);
  return markup`<figcaption>${written}</figcaption>`;
}
