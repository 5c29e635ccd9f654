import { maxLength, minLength } from '../match/fuzzy-limits';
import { wordsOfTerms } from '../match/match-loose';
import type { Query, Term } from '../query/query';
import { toPinyinReadings } from '../text/pinyin';
import {
  bySound,
  inTexts,
  inTitleOrFacts,
  termCondition,
  termConditions,
  type QueryContext,
} from './exact-condition';
import { allFound, allFoundOfLists, anyOf, has, never } from './expressions';
import type { Lexicon } from './lexicon';
import { oneEditVariants } from './one-edit-variants';
import { pairsOfSounds, splitLetters, type SoundElements } from './sounds';

/** A longer run is found by its halves instead of by each place of an edit. */
const maxEdited = 12;
const maxSpelled = 30;

/** Condition of the documents that match all terms at least nearly: mistyped, of the same sound, begun. */
export async function fuzzyCondition(
  { terms }: Query,
  context: QueryContext,
  lexicon: Lexicon,
): Promise<string> {
  const near = terms.map(async (term) => {
    const exact = termConditions(term, context);
    if (term.text.length > maxLength) return exact;
    const fuzzy = term.kind === 'han' ? nearRun(term.text) : await nearWord(term, context, lexicon);
    return [...exact, fuzzy];
  });
  return allFoundOfLists(await Promise.all(near));
}

/** Condition of the documents that match any word of the terms. */
export function partialCondition({ terms }: Query, context: QueryContext): string {
  const words = wordsOfTerms(terms);
  return words.length < 2 ? never : anyOf(words.map((word) => termCondition(word, context)));
}

/** Homophones of a run of Chinese characters, or one different character. */
function nearRun(run: string): string {
  const characters = Array.from(run);
  if (characters.length < 2) return never;
  const pairs = pairsOfSounds(toPinyinReadings(run));
  const sounds = ['title_sounds', 'facts_sounds'].map((column) =>
    allFound(pairs.map((pair) => anyOf(pair.map((element) => has(column, element))))),
  );
  if (characters.length < minLength.han) return anyOf(sounds);
  if (characters.length > maxEdited) {
    const middle = run.length >> 1;
    const halves = [run.slice(0, middle), run.slice(middle)];
    return anyOf([...sounds, ...halves.map(inTitleOrFacts)]);
  }
  const edits = characters.flatMap((character, at) => {
    const before = characters.slice(0, at).join('');
    const after = characters.slice(at + 1).join('');
    const next = characters[at + 1];
    const others = [before, after].filter((part) => part !== '');
    const swapped =
      next === undefined ? [] : [before + next + character + after.slice(next.length)];
    return [allFound(others.map(inTitleOrFacts)), ...swapped.map(inTitleOrFacts)];
  });
  return anyOf([...sounds, ...edits]);
}

/** A word within one edit or its continuation, or mistyped pinyin. */
async function nearWord(
  { text, stem }: Term,
  context: QueryContext,
  lexicon: Lexicon,
): Promise<string> {
  const words = await lexicon.similarWords(text, stem);
  const conditions = words.map(inTexts);
  if (!/^[a-z]+$/.test(text)) return anyOf(conditions);
  const { syllables } = context;
  if (text.length >= minLength.word && context.language === 'en')
    conditions.push(...splitLetters(text, syllables).map(bySound));
  if (text.length < minLength.letters) return anyOf(conditions);
  conditions.push(...apart(text, syllables));
  const variants = oneEditVariants(text).flatMap((letters) => splitLetters(letters, syllables));
  const pairsOf = ({ whole, begin = '' }: SoundElements) => [...whole, begin];
  const known = await lexicon.knownSounds(variants.flatMap(pairsOf));
  const spelled = variants.filter((variant) => pairsOf(variant).every((pair) => known.has(pair)));
  return anyOf([...conditions, ...spelled.slice(0, maxSpelled).map(bySound)]);
}

/** Pinyin of two separate words. */
function apart(letters: string, syllables: ReadonlySet<string>): string[] {
  const split = (part: string): SoundElements[] =>
    splitLetters(part, syllables, { isComplete: true });
  return Array.from({ length: letters.length - 1 }, (_, at) => {
    const [first, second] = [split(letters.slice(0, at + 1)), split(letters.slice(at + 1))];
    return allFound([anyOf(first.map(bySound)), anyOf(second.map(bySound))]);
  });
}
