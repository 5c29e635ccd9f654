import { ConverterFactory } from 'opencc-js/core';
import fromSimplified from 'opencc-js/from/cn';
import toTaiwan from 'opencc-js/to/tw';
import { exceptions } from './exceptions';

const han = /\p{Script=Han}/u;

/**
 * Converts a text to traditional characters: OpenCC with Taiwan's forms (裡, 麵), words of the mainland, and the
 * exceptions. Markup, URLs, ids and placeholders have no Chinese character and stay. Converting twice changes nothing.
 */
export function toTraditional(text: string): string {
  if (!han.test(text)) return text;
  return text.includes('<') ? convertMarkup(text) : convert(text);
}

let converter: ((text: string) => string) | undefined;

/** Reading the dictionaries takes a third of a second: at the first use. */
function convert(text: string): string {
  converter ??= createConverter();
  return converter(text);
}

function createConverter() {
  const words = Object.entries(exceptions);
  const once = ConverterFactory([words, ...fromSimplified.flat()], ...toTaiwan);
  const results = [
    ...words.map(([, traditional]) => traditional),
    ...fromSimplified.flat().flatMap((dictionary) => wordsOf(dictionary).map(once)),
  ];
  // Words such as 公里 have a result that OpenCC would convert again (里 to 裡).
  const settled = results
    .filter((result) => once(result) !== result)
    .map((result) => [result, result] as const);
  return ConverterFactory([words, settled, ...fromSimplified.flat()], ...toTaiwan);
}

/** The words of a dictionary, whose form is `from to|from to`. */
const wordsOf = (dictionary: string) =>
  dictionary.split('|').map((entry) => entry.slice(0, entry.indexOf(' ')));

/** Elements inside a line of text: a word may begin before their tag and end after it. */
const inlineTag = /^<\/?(?:a|b|em|i|mark|q|s|small|span|strong|sub|sup|u)\b/i;
const textAttribute = /(\s(?:alt|aria-label|content|label|placeholder|title)=")([^"]*)(?=")/gi;

/** Converts texts and text attributes. Words are found also where tags divide them: `皇<mark>后</mark>`. */
function convertMarkup(html: string): string {
  const parts = html.split(/(<[^>]*>)/);
  const isTag = (index: number) => index % 2 === 1;
  const converted = parts.map((part, index) => {
    if (!isTag(index)) return part;
    return part.replace(textAttribute, (_, start: string, value: string) => start + convert(value));
  });
  let from = 0;
  for (let index = 0; index <= parts.length; index++) {
    const tag = parts[index];
    const isEnd = tag === undefined || (isTag(index) && !inlineTag.test(tag));
    if (!isEnd) continue;
    const texts = parts.slice(from, index).filter((_, at) => !isTag(from + at));
    convertTogether(texts).forEach((text, at) => {
      const first = isTag(from) ? from + 1 : from;
      converted[first + 2 * at] = text;
    });
    from = index + 1;
  }
  return converted.join('');
}

/** Converts adjacent texts as one, and cuts the result at the same places. */
function convertTogether(texts: readonly string[]): string[] {
  const whole = texts.join('');
  const result = convert(whole);
  // A few rare characters have a longer result.
  if (result.length !== whole.length) return texts.map(convert);
  let start = 0;
  return texts.map((text) => result.slice(start, (start += text.length)));
}
