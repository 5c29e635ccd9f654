import { eachWithCharacters } from '../memory/character-index';
import type { SearchIndex } from '../memory/search-index';
import { segmentsOf } from '../text/words';
import { bonusOf, maxTimes, raise, worth, worthOfTimes, type Scores } from './scores';

/**
 * Finds a run of Chinese characters in title, facts and body; or its words apart, in title and facts:
 * 青铜鼎 in a 圆鼎 of 青铜器. Only documents that hold all of its characters are read, and in a body
 * it is counted up to `mostTimes`.
 */
export function matchRun(
  index: SearchIndex,
  run: string,
  scores: Scores,
  mostTimes: number = maxTimes,
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
      const times = timesIn(bodyHan[document] ?? '', run, mostTimes);
      if (times > 0) raise(scores, document, worth.body + worthOfTimes(times));
    }
  });
}

function timesIn(text: string, part: string, most: number): number {
  let times = 0;
  let place = text.indexOf(part);
  while (place >= 0 && times < most) {
    times++;
    place = text.indexOf(part, place + part.length);
  }
  return times;
}
