import type { Term } from '../query/query';
import { findPinyinForms, findTypoForms, parseSyllableLines } from './written-forms';
import { isWrittenIn } from './find-matches';
import { fold } from '../text/fold';

/** Texts of a record that a hit displays. */
export interface HitText {
  title: string;
  facts: string;
  body: string;
}

/** Pinyin readings of title and facts; those of the facts may have further lines. */
export interface HitReadings {
  titleReadings: string;
  factsReadings: string;
}

/**
 * Resolves terms to the forms written in the record: 青铜鼎 for `qingtongding`, `qtd` or 青童鼎, `bronze`
 * for `brozne`. A term that occurs as written, or has no such form, is unchanged.
 */
export function resolveTerms(shown: HitText & HitReadings, terms: readonly Term[]): Term[] {
  const { title, facts, body, titleReadings, factsReadings } = shown;
  const texts = [title, facts, body].map(fold);
  const [inTitle = '', inFacts = '', inBody = ''] = texts;
  // Computed lazily and once: this takes most of the time.
  const titleLines = memoize(() => parseSyllableLines(inTitle, titleReadings));
  const factsLines = memoize(() => parseSyllableLines(inFacts, factsReadings));
  return terms.flatMap((term) => {
    if (texts.some((text) => isWrittenIn(text, term))) return [term];
    const strategies = [
      () => findPinyinForms(titleLines(), term),
      () => findPinyinForms(factsLines(), term),
      () => findTypoForms(inTitle, titleLines(), term),
      () => findTypoForms(inFacts, factsLines(), term),
      () => (term.kind === 'word' ? findTypoForms(inBody, [], term) : []),
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
