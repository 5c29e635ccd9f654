/** What each document is worth for a keyword, by its place in the index; 0 where it does not match. */
export type Scores = Float32Array;

export interface FieldWorth {
  title: number;
  facts: number;
  body: number;
}

/**
 * What a match is worth. A better field always outweighs everything else; what was only guessed,
 * because of a typo, is ordered by `guess`.
 */
export const worth = {
  title: 300,
  titleBySound: 280,
  titleByBeginOfSound: 270,
  titleByInitials: 260,
  facts: 200,
  factsBySound: 180,
  factsByBeginOfSound: 170,
  factsByInitials: 150,
  /** All its words are there, but apart. */
  apart: 140,
  body: 100,
  guess: {
    titleSameSound: 80,
    title: 70,
    factsSameSound: 60,
    facts: 50,
    body: 40,
    apart: 30,
  },
} as const;

/**
 * What comes on top where the match begins or ends the title, or is all of it: what a thing is
 * stands at the end of its name, as 玉琮 in 神人兽面纹玉琮.
 */
export const titleBonus = { edge: 40, whole: 90 } as const;

/** `isBegin` and `isEnd` tell of one and the same place in the title. */
export function bonusAt(isBegin: boolean, isEnd: boolean): number {
  if (isBegin && isEnd) return titleBonus.whole;
  return isBegin || isEnd ? titleBonus.edge : 0;
}

/** The same for a part of a title's key; a part may stand there more than once. */
export function bonusOf(key: string, part: string): number {
  if (key === part) return titleBonus.whole;
  return key.startsWith(part) || key.endsWith(part) ? titleBonus.edge : 0;
}

/** A text that speaks of it again and again is more about it; from then on it makes no difference. */
export const maxTimes = 5;
const worthOfAnotherTime = 2;

export function worthOfTimes(times: number): number {
  return (Math.min(times, maxTimes) - 1) * worthOfAnotherTime;
}

export function raise(scores: Scores, document: number, value: number): void {
  if (value > (scores[document] ?? 0)) scores[document] = value;
}
