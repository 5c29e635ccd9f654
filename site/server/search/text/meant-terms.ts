import type { Term } from '../query';
import { formsByLetters, formsByTypo, linesOf } from './written-forms';
import { isWrittenIn } from './find-matches';
import { fold } from './fold';

/** Texts of a record that a hit displays. */
export interface ShownText {
  title: string;
  facts: string;
  body: string;
}

/** Pinyin readings of title and facts; those of the facts may have further lines. */
export interface ShownReadings {
  titleReadings: string;
  factsReadings: string;
}

/**
 * Resolves terms to the forms written in the record: 青铜鼎 for `qingtongding`, `qtd` or 青童鼎, `bronze`
 * for `brozne`. A term that occurs as written, or has no such form, is unchanged.
 */
export function meantTerms(shown: ShownText & ShownReadings, terms: readonly Term[]): Term[] {
  const { title, facts, body, titleReadings, factsReadings } = shown;
  const texts = [title, facts, body].map(fold);
  const [inTitle = '', inFacts = '', inBody = ''] = texts;
  // Computed lazily and once: this takes most of the time.
  const titleLines = memoize(() => linesOf(inTitle, titleReadings));
  const factsLines = memoize(() => linesOf(inFacts, factsReadings));
  return terms.flatMap((term) => {
    if (texts.some((text) => isWrittenIn(text, term))) return [term];
    const strategies = [
      () => formsByLetters(titleLines(), term),
      () => formsByLetters(factsLines(), term),
      () => formsByTypo(inTitle, titleLines(), term),
      () => formsByTypo(inFacts, factsLines(), term),
      () => (term.kind === 'word' ? formsByTypo(inBody, [], term) : []),
    ];
    for (const find of strategies) {
      const forms = find();
      if (forms.length > 0) return forms;
    }
    return [term];
  });
}

function memoize<Value>(make: () => Value): () => Value {
  let memo: { value: Value } | undefined;
  return () => (memo ??= { value: make() }).value;
}
