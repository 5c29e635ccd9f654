import type { Term } from '../query';
import { formsByLetters, formsByTypo, linesOf } from './written-forms';
import { isWrittenIn } from './find-matches';
import { fold } from './fold';

/** What a hit shows of a record. */
export interface ShownText {
  title: string;
  facts: string;
  body: string;
}

/** How title and facts are pronounced, as `readingsOf` writes it; the facts' may go on after them. */
export interface ShownReadings {
  titleReadings: string;
  factsReadings: string;
}

/**
 * The terms as the record itself writes them: 青铜鼎 for `qingtongding`, `qtd` or 青童鼎, `bronze` for
 * `brozne`. A term that stands there, or for which nothing is known, stays as it is. How a record is
 * pronounced is told from its title and facts, as the index does.
 */
export function meantTerms(shown: ShownText & ShownReadings, terms: readonly Term[]): Term[] {
  const { title, facts, body, titleReadings, factsReadings } = shown;
  const texts = [title, facts, body].map(fold);
  const [inTitle = '', inFacts = '', inBody = ''] = texts;
  // Found out once, and only where it is asked for: that takes most of the time.
  const titleLines = once(() => linesOf(inTitle, titleReadings));
  const factsLines = once(() => linesOf(inFacts, factsReadings));
  return terms.flatMap((term) => {
    if (texts.some((text) => isWrittenIn(text, term))) return [term];
    const ways = [
      () => formsByLetters(titleLines(), term),
      () => formsByLetters(factsLines(), term),
      () => formsByTypo(inTitle, titleLines(), term),
      () => formsByTypo(inFacts, factsLines(), term),
      () => (term.kind === 'word' ? formsByTypo(inBody, [], term) : []),
    ];
    for (const way of ways) {
      const forms = way();
      if (forms.length > 0) return forms;
    }
    return [term];
  });
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
