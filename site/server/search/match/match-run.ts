import { eachWithCharacters } from '../memory/character-index';
import type { SearchIndex } from '../memory/search-index';
import { segmentsOf } from '../text/words';
import { bonusOf, maxTimes, raise, worth, worthOfTimes, type Scores } from './scores';

/**
 * Scores a run of Chinese characters in title, facts and body, or its words separately in title and facts
 * (青铜鼎 in 圆鼎 and 青铜器). The frequency in a body counts up to `maxFrequency`.
 */
export function matchRun(
  index: SearchIndex,
  run: string,
  scores: Scores,
  maxFrequency: number = maxTimes,
): void {
  const { title, facts, bodyHan } = index;
  const words = segmentsOf(run);
  eachWithCharacters(index.characters, run, (document) => {
    const titleKey = title.keys[document] ?? '';
    const factsKey = facts.keys[document] ?? '';
    if (titleKey.includes(run)) {
      raise(scores, document, worth.title + bonusOf(titleKey, run));
    } else if (factsKey.includes(run)) {
      raise(scores, document, worth.facts);
    } else if (
      words.length > 1 &&
      words.every((word) => titleKey.includes(word) || factsKey.includes(word))
    ) {
      raise(scores, document, worth.apart);
    } else {
      const times = countOccurrences(bodyHan[document] ?? '', run, maxFrequency);
      if (times > 0) raise(scores, document, worth.body + worthOfTimes(times));
    }
  });
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
