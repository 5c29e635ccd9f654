import type { EntryPart } from '../../../contract/entities/entry-part';
import { exhibitPath } from '../../../contract/route-paths';
import type { Language } from '../../../contract/sites';
import { attributes, markup, type Markup } from '../../markup';
import type { Target } from '../address';
import { passage } from '../passage';
import { richText } from '../rich-text';
import { words } from '../words';
import { captioned } from './picture';

/**
 * Parts of an entry in order, of any kind: years, rooms, book pages, steps. Only their fact `text` is
 * content; the other facts are display options of page kinds in the app.
 */
export function entryParts(
  parts: readonly EntryPart[],
  language: Language,
  targetOf: (link: string) => Target | undefined,
): Markup {
  return markup`${parts.map(({ title, content, images, facts, object }) => {
    const lines = (facts.text ?? '').split('\n').filter((line) => line !== '');
    const target = object === undefined ? undefined : targetOf(`#${exhibitPath(object)}`);
    return markup`<section class="part">${title && markup`<h2>${passage(title, language)}</h2>`}
${lines.map((line) => markup`<p>${passage(line, language)}</p>`)}<div class="prose">${richText(content, targetOf)}</div>
${images.map((image) => captioned(image, language, { sizes: '(min-width: 768px) 40vw, 92vw' }))}${
      target &&
      markup`<p><a class="onward"${attributes({ href: target.href })}>${words[language].seeObject}</a></p>`
    }</section>
`;
  })}`;
}
