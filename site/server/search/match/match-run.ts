import { forEachWithAllCharacters, type DocumentSet } from '../memory/character-index';
import type { SearchIndex } from '../memory/search-index';
import { segmentWords } from '../text/segment-words';
import {
  titleMatchBonus,
  maxTermFrequency,
  raiseScore,
  matchScores,
  termFrequencyScore,
  type Scores,
} from './scores';

/**
 * Scores a run of Chinese characters in title, facts and body, or its words separately in title and facts
 * (青铜鼎 in 圆鼎 and 青铜器). The frequency in a body counts up to `maxFrequency`; only documents of `among` are scored.
 */
export function matchRun(
  index: SearchIndex,
  run: string,
  scores: Scores,
  maxFrequency: number = maxTermFrequency,
  among?: DocumentSet,
): void {
  const { title, facts, bodyHan } = index;
  const words = segmentWords(run);
  const score = (document: number) => {
    const titleKey = title.keys[document] ?? '';
    const factsKey = facts.keys[document] ?? '';
    if (titleKey.includes(run)) {
      raiseScore(scores, document, matchScores.title + titleMatchBonus(titleKey, run));
    } else if (factsKey.includes(run)) {
      raiseScore(scores, document, matchScores.facts);
    } else if (
      words.length > 1 &&
      words.every((word) => titleKey.includes(word) || factsKey.includes(word))
    ) {
      raiseScore(scores, document, matchScores.apart);
    } else {
      const times = countOccurrences(bodyHan[document] ?? '', run, maxFrequency);
      if (times > 0) raiseScore(scores, document, matchScores.body + termFrequencyScore(times));
    }
  };
  forEachWithAllCharacters(index.characters, run, score, among);
}

function countOccurrences(text: string, part: string, limit: number): number {
  let times = 0;
  let offset = text.indexOf(part);
  while (offset >= 0 && times < limit) {
    times++;
    offset = text.indexOf(part, offset + part.length);
  }
  return times;
}
