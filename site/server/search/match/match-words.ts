import type { SearchIndex } from '../memory/search-index';
import { eachWithWord } from '../memory/word-index';
import { bonusOf, raise, worth, worthOfTimes, type FieldWorth, type Scores } from './scores';

/** Scores a word by its stem in title, facts and body. */
export function matchWord(
  index: SearchIndex,
  stem: string,
  scores: Scores,
  value: FieldWorth = worth,
): void {
  const { title, facts, bodyWords } = index;
  const part = ` ${stem} `;
  eachWithWord(title.words, stem, (document) => {
    const key = title.keys[document] ?? '';
    raise(scores, document, value.title + bonusOf(key, part));
  });
  eachWithWord(facts.words, stem, (document) => raise(scores, document, value.facts));
  eachWithWord(bodyWords, stem, (document, times) =>
    raise(scores, document, value.body + worthOfTimes(times)),
  );
}
