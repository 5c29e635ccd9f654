import { fieldLabels } from '../../../contract/shared/desk/field-labels';
import type { Language } from '../../../contract/shared/sites';

const words = {
  zh: { yes: '是', no: '否', separator: '、' },
  en: { yes: 'yes', no: 'no', separator: ', ' },
};

/** Fields whose values are those of a choice. */
const choices: ReadonlySet<string> = new Set(['kind', 'weekdays']);

/** The value of a field as a reader would see it: choices by their labels, rich text without its tags. */
export function describeValue(name: string, value: unknown, language: Language): string {
  const { yes, no, separator } = words[language];
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string') return choices.has(name) ? labelOf(value, language) : value;
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) {
    const texts = choices.has(name) ? value.map((each) => labelOf(each, language)) : value;
    return texts.join(separator);
  }
  return JSON.stringify(value, undefined, 1);
}

function labelOf(value: string, language: Language): string {
  return fieldLabels[language].options[value] ?? value;
}

/** A text in three parts, the second of which another version has not. */
export interface ComparedText {
  before: string;
  changed: string;
  after: string;
}

/** Two texts without their tags, where these are not all that differs, and cut where they differ. */
export function compareTexts(one: string, other: string): [ComparedText, ComparedText] {
  const [plainOne, plainOther] = [withoutTags(one), withoutTags(other)];
  const [first, second] = plainOne === plainOther ? [one, other] : [plainOne, plainOther];
  const shorter = Math.min(first.length, second.length);
  let start = 0;
  while (start < shorter && first[start] === second[start]) start++;
  let end = 0;
  while (end < shorter - start && first.at(-1 - end) === second.at(-1 - end)) end++;
  const cut = (text: string) => ({
    before: text.slice(0, start),
    changed: text.slice(start, text.length - end),
    after: text.slice(text.length - end),
  });
  return [cut(first), cut(second)];
}

const block = /<\/(?:p|h\d|li|blockquote|tr|figcaption|dd|dt)>\s*|<br\s*\/?>/g;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** The words of a rich text, a paragraph a line; they are shown as text, never as HTML. */
function withoutTags(text: string): string {
  if (!/<\/?[a-z]/i.test(text)) return text;
  return text
    .replace(block, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .trim();
}
