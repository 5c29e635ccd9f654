import { fold } from './text/fold';
import { makeKey, takeApart, wordsOf } from './text/key';
import { stemmer, type Stems } from './text/stems';
import { joinApostrophes, tokensOf } from './text/tokens';

/** What must be found: a run of Chinese characters, or a word. */
export interface Term {
  kind: 'han' | 'word';
  text: string;
  /** A word's stem; a run is its own. */
  stem: string;
}

export interface Query {
  terms: readonly Term[];
  /** The whole keyword as a key, to be found in one piece. */
  phrase: string;
}

/** More terms narrow nothing any more, and each takes its time. */
const maxTerms = 12;

/** The folded words of a keyword, whose stems it needs. */
export function keywordWords(keyword: string): string[] {
  return wordsOf(takeApart(keyword));
}

/** Takes a keyword apart. One that holds nothing but marks has no terms. */
export function parseQuery(keyword: string, stems: Stems): Query {
  const stemOf = stemmer(stems);
  const terms = new Map<string, Term>();
  // Blanks are the visitor's: they part words, also in Chinese.
  for (const chunk of fold(keyword).split(/\s+/)) {
    for (const term of termsOf(joinApostrophes(chunk), stemOf)) terms.set(term.stem, term);
  }
  const all = [...terms.values()];
  const telling = all.filter(({ kind, text }) => kind === 'han' || isTelling(text, stems));
  const kept = (telling.length > 0 ? telling : all).slice(0, maxTerms);
  return { terms: kept, phrase: makeKey(takeApart(keyword), stemOf) };
}

function termsOf(chunk: string, stemOf: (word: string) => string): Term[] {
  const terms: Term[] = [];
  for (const { kind, text } of tokensOf(chunk)) {
    const last = terms.at(-1);
    if (kind === 'word') terms.push({ kind, text, stem: stemOf(text) });
    else if (kind !== 'han') continue;
    else if (last?.kind === 'han') terms[terms.length - 1] = joined(last, text);
    else terms.push({ kind, text, stem: text });
  }
  return terms;
}

/** Marks between Chinese characters part nothing: 《论语》学而 is one run, as it is in a key. */
function joined({ text }: Term, more: string): Term {
  return { kind: 'han', text: text + more, stem: text + more };
}

const isTelling = (word: string, stems: Stems) => stems.get(word) !== undefined;
