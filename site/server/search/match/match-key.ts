import type { SearchIndex } from '../memory/search-index';
import { raise, titleBonus, worth, type Scores } from './scores';

const moreTimes = 4;
const worthOfAnotherTime = 2;

interface FieldWorth {
  title: number;
  facts: number;
  body: number;
}

/** Reads title, facts and body of every document for a part of a key, as it stands. */
export function matchKey(
  index: SearchIndex,
  part: string,
  scores: Scores,
  value: FieldWorth = worth,
): void {
  const { title, facts, bodyKeys } = index;
  for (let document = 0; document < bodyKeys.length; document++) {
    const titleKey = title.keys[document] ?? '';
    const place = titleKey.indexOf(part);
    if (place >= 0) {
      raise(scores, document, value.title + bonusAt(place, part.length, titleKey.length));
    } else if (facts.keys[document]?.includes(part)) {
      raise(scores, document, value.facts);
    } else {
      const body = bodyKeys[document] ?? '';
      const first = body.indexOf(part);
      if (first >= 0) raise(scores, document, value.body + worthOfMore(body, part, first));
    }
  }
}

function bonusAt(place: number, length: number, whole: number): number {
  if (place > 0) return 0;
  return length === whole ? titleBonus.whole : titleBonus.begin;
}

/** A text that speaks of it again and again is more about it. */
function worthOfMore(body: string, part: string, first: number): number {
  let times = 0;
  let place = first;
  while (times < moreTimes) {
    place = body.indexOf(part, place + part.length);
    if (place < 0) break;
    times++;
  }
  return times * worthOfAnotherTime;
}

/** Whether title or facts of a document hold every part. */
export function holdsAll(index: SearchIndex, document: number, parts: readonly string[]): boolean {
  const title = index.title.keys[document] ?? '';
  const facts = index.facts.keys[document] ?? '';
  return parts.every((part) => title.includes(part) || facts.includes(part));
}
