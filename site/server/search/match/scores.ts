/** Scores by document number; 0 without a match. */
export type Scores = Float32Array;

export interface FieldScores {
  title: number;
  facts: number;
  body: number;
}

/** Scores of a match by field; the better field always ranks first. `guess` has those of fuzzy matches. */
export const matchScores = {
  title: 300,
  titleBySound: 280,
  titleByBeginOfSound: 270,
  titleByInitials: 260,
  facts: 200,
  factsBySound: 180,
  factsByBeginOfSound: 170,
  factsByInitials: 150,
  /** All words of a run occur, but separately. */
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
 * Bonus for a match at the start or end of the title, or of the whole title. Chinese names end with the
 * kind of object, as 玉琮 in 神人兽面纹玉琮.
 */
export const titleBonus = { edge: 40, whole: 90 } as const;

/** Bonus for one match that is at the start (`isBegin`) or end (`isEnd`) of the title. */
export function positionBonus(isBegin: boolean, isEnd: boolean): number {
  if (isBegin && isEnd) return titleBonus.whole;
  return isBegin || isEnd ? titleBonus.edge : 0;
}

/** Bonus for a substring of a title's key, which may occur more than once. */
export function titleMatchBonus(key: string, part: string): number {
  if (key === part) return titleBonus.whole;
  return key.startsWith(part) || key.endsWith(part) ? titleBonus.edge : 0;
}

/** Term frequency in a body above which the score does not rise. */
export const maxTermFrequency = 5;
const scorePerOccurrence = 2;

export function termFrequencyScore(times: number): number {
  return (Math.min(times, maxTermFrequency) - 1) * scorePerOccurrence;
}

export function raiseScore(scores: Scores, document: number, value: number): void {
  if (value > (scores[document] ?? 0)) scores[document] = value;
}
