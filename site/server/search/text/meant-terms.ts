import type { Term } from '../query';
import { formsByLetters, formsByTypo } from './written-forms';
import { isWrittenIn } from './find-matches';
import { fold } from './fold';

/** What a hit shows of a record. */
export interface ShownText {
  title: string;
  facts: string;
  body: string;
}

/**
 * The terms as the record itself writes them: 青铜鼎 for `qingtongding`, `qtd` or 青童鼎, `bronze` for
 * `brozne`. A term that stands there, or for which nothing is known, stays as it is. How a record is
 * pronounced is told from its title and facts, as the index does.
 */
export function meantTerms({ title, facts, body }: ShownText, terms: readonly Term[]): Term[] {
  const texts = [title, facts, body].map(fold);
  return terms.flatMap((term) => {
    if (texts.some((text) => isWrittenIn(text, term))) return [term];
    const [inTitle = '', inFacts = '', inBody = ''] = texts;
    const ways = [
      () => formsByLetters(inTitle, term),
      () => formsByLetters(inFacts, term),
      () => formsByTypo(inTitle, term),
      () => formsByTypo(inFacts, term),
      () => (term.kind === 'word' ? formsByTypo(withoutChinese(inBody), term) : []),
    ];
    for (const way of ways) {
      const forms = way();
      if (forms.length > 0) return forms;
    }
    return [term];
  });
}

/** Of a body only the words are compared with a typo. */
function withoutChinese(text: string): string {
  return text.replace(/[\u2e80-\uffff]+/g, ' ');
}
