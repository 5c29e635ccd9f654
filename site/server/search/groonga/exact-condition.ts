import type { Language } from '../../../contract/shared/sites';
import { canBeInitials, isSpelled, toSpelledLetters } from '../match/spelled-letters';
import type { Query, Term } from '../query/query';
import { termsToPinyin } from '../text/pinyin';
import { segmentWords } from '../text/segment-words';
import { titleEdge, titleMarks } from './documents';
import { allFound, allFoundOfLists, anyOf, has, hasBegin, hasInAny } from './expressions';
import { splitInitials, splitLetters, type SoundElements } from './sounds';

/** What a condition depends on beside the query. */
export interface QueryContext {
  language: Language;
  syllables: ReadonlySet<string>;
  /** About how often single characters occur. */
  characterCounts: ReadonlyMap<string, number>;
}

/** Short fields, and what a match in them raises the score by; in the body by one. */
const shortFields = { title: 3_000, facts: 100 };

/** Words of a run that are also searched apart; a longer run is a sentence, which is found whole or by some of its words. */
const maxSeparateWords = 16;

/** Condition of the documents that match all terms; those that match otherwise are few. */
export function exactCondition({ terms }: Query, context: QueryContext): string {
  const each = allFoundOfLists(terms.map((term) => termConditions(term, context)));
  if (context.language !== 'zh' || terms.length < 2 || !isSpelled(terms)) return each;
  return anyOf([each, ...soundConditions(termsToPinyin(terms), context)]);
}

/** Conditions of which the documents that match a term meet any. */
export function termConditions(term: Term, context: QueryContext): string[] {
  const written = inTexts(term.stem);
  if (term.kind === 'word')
    return context.language === 'zh'
      ? [written, ...soundConditions(term.text, context)]
      : [written];
  // Rare characters first: the server looks for the next one among their documents.
  const countOf = (word: string) => context.characterCounts.get(word) ?? 0;
  const words = segmentWords(term.text).toSorted((one, other) => countOf(one) - countOf(other));
  const isSeparable = words.length > 1 && words.length <= maxSeparateWords;
  return [written, ...(isSeparable ? [allFound(words.map(inTitleOrFacts))] : [])];
}

/** Condition of the documents that match a term. */
export const termCondition = (term: Term, context: QueryContext) =>
  anyOf(termConditions(term, context));

/** Condition of the documents that have a text anywhere. */
export const inTexts = (text: string) => hasInAny({ ...shortFields, body: 1 }, text);

/** Condition of the documents that have a text in a short field. */
export const inTitleOrFacts = (text: string) => hasInAny(shortFields, text);

/** Conditions of the documents in which letters occur as pinyin or as initials; tone numbers are ignored. */
function soundConditions(text: string, context: QueryContext): string[] {
  const letters = toSpelledLetters(text);
  if (letters === undefined) return [];
  const pinyin = splitLetters(letters, context.syllables);
  const initials = canBeInitials(letters) ? [splitInitials(letters)] : [];
  return [...pinyin, ...initials].flatMap(inSoundColumns);
}

/** Condition of the documents that have the elements in one field. */
export const bySound = (elements: SoundElements) => anyOf(inSoundColumns(elements));

const inSoundColumns = ({ whole, begin }: SoundElements) =>
  ['title_sounds', 'facts_sounds'].map((column) =>
    allFound([
      ...whole.map((element) => has(column, element)),
      ...(begin === undefined ? [] : [hasBegin(column, begin)]),
    ]),
  );

/** Weights by which the best candidates come first, as the scores in the process. */
const weights = { whole: 100, edge: 400, phrase: 400 };

/** Raises the scores of documents for the server's order, which decides beyond the documents that the process ranks. */
export function orderOf({ terms, phrase }: Query): string {
  const parts = terms.flatMap(({ stem, kind }) =>
    kind === 'word' ? wordEdges(stem) : runEdges(stem),
  );
  if (terms.length > 1) parts.push(weigh('title', phrase, weights.phrase));
  return parts.join(' + ');
}

const wordEdges = (word: string) => [
  weigh('title_edges', titleEdge.begin(word), weights.edge),
  weigh('title_edges', titleEdge.end(word), weights.edge),
  weigh('title_edges', titleEdge.whole(word), weights.whole),
];

const runEdges = (run: string) => [
  weigh('title', titleMarks.begin + run, weights.edge),
  weigh('title', run + titleMarks.end, weights.edge),
  weigh('title', titleMarks.begin + run + titleMarks.end, weights.whole),
];

const weigh = (column: string, text: string, weight: number) => `${has(column, text)} * ${weight}`;
