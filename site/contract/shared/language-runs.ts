import type { Language } from './sites';

/** A part of a text; `lang` is set where its language differs from the page’s. */
export interface LanguageRun {
  text: string;
  lang?: Language;
}

const chineseRun =
  /(\p{Script=Han}[\p{Script=Han}\p{Script=Bopomofo}。，、；：？！“”《》（）〈〉·—]*)/u;
const word = String.raw`\p{Script=Latin}[\p{Script=Latin}\p{M}.’'-]*`;
/** At least three words: shorter runs are names, units and loanwords within a Chinese sentence. */
const englishPhrase = new RegExp(
  String.raw`((?<![\p{Script=Latin}\p{M}.’'-])${word}(?:[,;]? +(?:& +)?${word}){2,})`,
  'u',
);
const englishLine = /^[^\p{Script=Han}]*\p{Script=Latin}{2,}[^\p{Script=Han}]*$/u;

/** Splits a passage by language (WCAG 3.1.2): Chinese words in English, English phrases in Chinese. */
export function splitByLanguage(text: string, pageLanguage: Language): LanguageRun[] {
  const [pattern, lang] =
    pageLanguage === 'zh' ? ([englishPhrase, 'en'] as const) : ([chineseRun, 'zh'] as const);
  return text
    .split(pattern)
    .map((part, index) => (index % 2 === 1 ? { text: part, lang } : { text: part }))
    .filter((run) => run.text !== '');
}

/** As `splitByLanguage`, for a separate line: on a Chinese page, a line without Chinese characters is one English run. */
export function splitLineByLanguage(text: string, pageLanguage: Language): LanguageRun[] {
  return pageLanguage === 'zh' && englishLine.test(text)
    ? [{ text, lang: 'en' }]
    : splitByLanguage(text, pageLanguage);
}
