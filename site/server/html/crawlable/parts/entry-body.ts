import type { ContentEntryDetail } from '../../../../contract/schemas/content';
import type { Language } from '../../../../contract/shared/sites';
import { attributes, markup, type Markup } from '../../shared/markup';
import type { LinkTarget } from '../shared/page-paths';
import { richText } from '../shared/rich-text';
import { messages } from '../shared/messages';
import { entryParts } from './entry-parts';
import { pictureFigure } from './picture';
import { videoFigure, audioFigure } from './media-player';

/** Body of an entry: recording or first picture, text, parts, other pictures, related link. */
export function entryBody(
  entry: ContentEntryDetail,
  language: Language,
  targetOf: (link: string) => LinkTarget | undefined,
): Markup {
  const { video, audio, images, content, title, linkUrl, parts = [] } = entry;
  // Pictures inside the text are not repeated beside it.
  const apart = images.filter(({ src }) => !content.includes(src));
  const [lead, ...others] = video ? apart.slice(1) : apart;
  const link = targetOf(linkUrl);
  const leadSizes = '(min-width: 1080px) 860px, 92vw';
  return markup`${video && videoFigure(video, title, language)}${
    lead && pictureFigure(lead, language, { sizes: leadSizes, eager: !video })
  }${audio && audioFigure(audio, title, language)}<div class="prose">${richText(content, targetOf)}</div>
${entryParts(parts, language, targetOf)}${others.map((image) => pictureFigure(image, language, { sizes: '(min-width: 768px) 40vw, 92vw' }))}${
    link && relatedLink(link, language)
  }`;
}

function relatedLink(target: LinkTarget, language: Language): Markup {
  const { href } = target;
  const rel = target.isExternal && 'noopener noreferrer';
  return markup`<p><a class="onward"${attributes({ href, rel })}>${messages[language].relatedPage}</a></p>
`;
}
