import type { SearchIndex } from '../memory/search-index';
import { forEachPosting } from '../memory/word-index';
import {
  titleMatchBonus,
  raiseScore,
  matchScores,
  termFrequencyScore,
  type FieldScores,
  type Scores,
} from './scores';

/** Scores a word by its stem in title, facts and body. */
export function matchWord(
  index: SearchIndex,
  stem: string,
  scores: Scores,
  value: FieldScores = matchScores,
): void {
  const { title, facts, bodyWords } = index;
  const part = ` ${stem} `;
  forEachPosting(title.words, stem, (document) => {
    const key = title.keys[document] ?? '';
    raiseScore(scores, document, value.title + titleMatchBonus(key, part));
  });
  forEachPosting(facts.words, stem, (document) => raiseScore(scores, document, value.facts));
  forEachPosting(bodyWords, stem, (document, times) =>
    raiseScore(scores, document, value.body + termFrequencyScore(times)),
  );
}
