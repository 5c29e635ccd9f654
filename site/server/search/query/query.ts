import { fold } from '../text/fold';
import { buildSearchKey, tokenize, selectWords } from '../text/search-key';
import { createStemmer, type Stems } from '../text/stems';
import { joinApostrophes, scanTokens } from '../text/tokens';

/** A search term: a run of Chinese characters, or a word. */
export interface Term {
  kind: 'han' | 'word';
  text: string;
  /** Stem of a word; for Chinese the same as `text`. */
  stem: string;
}

export interface Query {
  terms: readonly Term[];
  /** The whole keyword normalised, for phrase matches. */
  phrase: string;
}

/** Limits the time of a search; more terms rarely change the result. */
const maxTerms = 12;

/** The folded words of a keyword, to look up their stems. */
export function keywordWords(keyword: string): string[] {
  return [...selectWords(tokenize(keyword))];
}

/** Parses a keyword into terms; one of punctuation only has no terms. */
export function parseQuery(keyword: string, stems: Stems): Query {
  const stemOf = createStemmer(stems);
  const terms = new Map<string, Term>();
  // Spaces typed by the visitor separate words, also in Chinese.
  for (const chunk of fold(keyword).split(/\s+/)) {
    for (const term of termsOf(joinApostrophes(chunk), stemOf)) terms.set(term.stem, term);
  }
  const all = [...terms.values()];
  const contentTerms = all.filter(({ kind, text }) => kind === 'han' || isContentWord(text, stems));
  const kept = (contentTerms.length > 0 ? contentTerms : all).slice(0, maxTerms);
  return { terms: kept, phrase: buildSearchKey(tokenize(keyword), stemOf) };
}

function termsOf(chunk: string, stemOf: (word: string) => string): Term[] {
  const terms: Term[] = [];
  for (const { kind, text } of scanTokens(chunk)) {
    const last = terms.at(-1);
    if (kind === 'word') terms.push({ kind, text, stem: stemOf(text) });
    else if (kind !== 'han') continue;
    else if (last?.kind === 'han') terms[terms.length - 1] = extendRun(last, text);
    else terms.push({ kind, text, stem: text });
  }
  return terms;
}

/** Punctuation does not separate Chinese: 《论语》学而 is one run, as in indexed text. */
function extendRun({ text }: Term, more: string): Term {
  return { kind: 'han', text: text + more, stem: text + more };
}

const isContentWord = (word: string, stems: Stems) => stems.get(word) !== undefined;
