import type { EntryPart } from '../../../../contract/schemas/content';
import { exhibitPath } from '../../../../contract/shared/route-paths';
import type { Language } from '../../../../contract/shared/sites';
import { attributes, markup, type Markup } from '../../shared/markup';
import type { LinkTarget } from '../shared/page-paths';
import { languageSpans } from '../shared/language-spans';
import { richText } from '../shared/rich-text';
import { messages } from '../shared/messages';
import { pictureFigure } from './picture';

/**
 * Parts of an entry in order, of any kind: years, rooms, book pages, steps. Only their fact `text` is
 * content; the other facts are display options of page kinds in the app.
 */
export function entryParts(
  parts: readonly EntryPart[],
  language: Language,
  targetOf: (link: string) => LinkTarget | undefined,
): Markup {
  return markup`${parts.map(({ title, content, images, facts, object }) => {
    const lines = (facts.text ?? '').split('\n').filter((line) => line !== '');
    const target = object === undefined ? undefined : targetOf(`#${exhibitPath(object)}`);
    return markup`<section class="part">${title && markup`<h2>${languageSpans(title, language)}</h2>`}
${lines.map((line) => markup`<p>${languageSpans(line, language)}</p>`)}<div class="prose">${richText(content, targetOf)}</div>
${images.map((image) => pictureFigure(image, language, { sizes: '(min-width: 768px) 40vw, 92vw' }))}${
      target &&
      markup`<p><a class="onward"${attributes({ href: target.href })}>${messages[language].seeObject}</a></p>`
    }</section>
`;
  })}`;
}
