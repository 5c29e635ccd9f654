import { spokenName } from './accessible-name';
import { isEntered, markValue, splitAtValues, valueOf } from './accessible-name/embedded-control';
import { isHidden } from './accessible-name/hidden';
import { collapse, isDrawn } from './dom';
import { langOf } from './lang-of';
import { roleOf } from './role';
import { statesOf } from './states';
import { isWhole, targetOf } from './target-of';
import { isEditable, ownText, visibleText } from './visible-text';
import { wordsFor } from './words';
import type { Words } from './words';
import { levelOf, roleWord } from './words/roles';

/** What is said for an element. */
export interface Spoken {
  /** Role and states in the language of the toolbar, ready to be followed by the text. */
  readonly words: string;
  /** Name and value, or prose; values of fields between marks. */
  readonly text: string;
}

const joined = (parts: readonly string[], comma: string): string =>
  parts.filter(Boolean).join(comma);

function control(element: Element, words: Words): Spoken {
  // What somebody can write in has no role of its own in HTML.
  const role = isEditable(element) ? 'textbox' : roleOf(element);
  const name = spokenName(element);
  const value = collapse(valueOf(element, role) ?? '');
  const comma = words(', ');
  const text = joined(
    [name, value === name ? '' : isEntered(role) ? markValue(value) : value],
    comma,
  );
  const what = words(roleWord(element, role)).replace('#', levelOf(element));
  const said = joined([what, ...statesOf(element, role, words)], comma);
  return { words: said && text ? said + comma : said, text };
}

function prose(block: Element): string {
  if (!isDrawn(block, { opacityProperty: true })) return '';
  const text = ownText(block) || spokenName(block) || visibleText(block);
  return isEditable(block) ? markValue(text) : text;
}

/** Icon fonts draw with code points that mean nothing to a voice. */
const withoutIcons = (text: string): string => text.replace(/\p{Co}+/gu, '').trim();

/** What is said for the control, link, heading or image that an element belongs to, or for its block. */
export function describe(element: Element, lang: string): Spoken {
  if (isHidden(element)) return { words: '', text: '' };
  const target = targetOf(element);
  const { words, text } = isWhole(target)
    ? control(target, wordsFor(lang))
    : { words: '', text: prose(target) };
  return { words, text: withoutIcons(text) };
}

/** Words and text with values of fields in their places. */
export const plainText = ({ words, text }: Spoken): string =>
  (words + splitAtValues(text).join('')).trim();

/**
 * What the toolbar says for an element: role, states, name and value of the control, link, heading or image it
 * belongs to; otherwise the visible text of the block that holds it. At most 2,000 characters are walked.
 * @param lang language of the role and state words, `zh-CN` or `en`; default the nearest one that the page declares.
 * @returns `''` for what is hidden or has nothing to say. Never contains a password.
 */
export const spokenText = (element: Element, lang: string = langOf(element)): string =>
  plainText(describe(element, lang));
