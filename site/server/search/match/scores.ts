/** What each document is worth for a keyword, by its place in the index; 0 where it does not match. */
export type Scores = Float32Array;

/**
 * What a match is worth. A better field always outweighs everything else; what was only guessed,
 * because of a typo, stands below all that was found as written.
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

/** What comes on top where the match begins the title, or is all of it. */
export const titleBonus = { begin: 40, whole: 90 } as const;

export function raise(scores: Scores, document: number, value: number): void {
  if (value > (scores[document] ?? 0)) scores[document] = value;
}
