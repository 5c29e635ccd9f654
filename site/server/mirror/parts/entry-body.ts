import type { ContentEntryDetail } from '../../../contract/entities/content-entry';
import type { Language } from '../../../contract/sites';
import { attributes, markup, type Markup } from '../../markup';
import type { Target } from '../address';
import { richText } from '../rich-text';
import { words } from '../words';
import { entryParts } from './entry-parts';
import { captioned } from './picture';
import { film, sound } from './recording';

/** Body of an entry: recording or first picture, text, parts, other pictures, related link. */
export function entryBody(
  entry: ContentEntryDetail,
  language: Language,
  targetOf: (link: string) => Target | undefined,
): Markup {
  const { video, audio, images, content, title, linkUrl, parts = [] } = entry;
  // Pictures inside the text are not repeated beside it.
  const apart = images.filter(({ src }) => !content.includes(src));
  const [lead, ...others] = video ? apart.slice(1) : apart;
  const link = targetOf(linkUrl);
  const leadSizes = '(min-width: 1080px) 860px, 92vw';
  return markup`${video && film(video, title, language)}${
    lead && captioned(lead, language, { sizes: leadSizes, eager: !video })
  }${audio && sound(audio, title, language)}<div class="prose">${richText(content, targetOf)}</div>
${entryParts(parts, language, targetOf)}${others.map((image) => captioned(image, language, { sizes: '(min-width: 768px) 40vw, 92vw' }))}${
    link && relatedLink(link, language)
  }`;
}

function relatedLink(target: Target, language: Language): Markup {
  const { href } = target;
  const rel = target.leaves && 'noopener noreferrer';
  return markup`<p><a class="onward"${attributes({ href, rel })}>${words[language].relatedPage}</a></p>
`;
}
