import { highlightText } from '../highlight/snippet';
import { isWrittenIn } from '../highlight/find-matches';
import { findPinyinForms, parseSyllableLines } from '../highlight/written-forms';
import type { Query, Term } from '../query/query';
import { fold } from '../text/fold';
import { toPinyinReadings } from '../text/pinyin';
import { scanTokens } from '../text/tokens';

/** A name that has every term of a query as written, by pinyin or as the beginning of a word. */
export interface MatchedName {
  /** HTML with `<mark>` around each match. */
  marked: string;
  /** Number of matched characters at the start of the name; 0 if it does not begin with a match. */
  matchedStart: number;
}

/** @returns `undefined` if the name lacks a term */
export function matchPageName(name: string, { terms }: Query): MatchedName | undefined {
  const folded = fold(name);
  const lines = parseSyllableLines(folded, toPinyinReadings(folded));
  const forms = terms.map((term) => {
    if (isWrittenIn(folded, term)) return [term];
    const begun = wordsThatBegin(folded, term);
    return begun.length > 0 ? begun : findPinyinForms(lines, term);
  });
  if (forms.length === 0 || forms.some(({ length }) => length === 0)) return undefined;
  const marked = highlightText(name, forms.flat());
  return { marked, matchedStart: /^<mark>(.*?)<\/mark>/.exec(marked)?.[1]?.length ?? 0 };
}

function wordsThatBegin(folded: string, { kind, text }: Term): Term[] {
  if (kind !== 'word') return [];
  const words = [...scanTokens(folded)].filter((token) => token.kind === 'word');
  return words
    .filter((word) => word.text.startsWith(text))
    .map((word) => ({ kind: 'word', text: word.text, stem: word.text }));
}
