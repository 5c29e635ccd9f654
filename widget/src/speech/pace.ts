/** What a Chinese voice takes for a character at rate 1. */
const NOMINAL_MS = 225;
/** Over the estimate, an utterance counts as lost: below the 2 s of silence that a listener may meet. */
const SLACK_MS = 1800;
/** No utterance is planned to reach the 14 s at which some engines go silent. */
const LONGEST_MS = 13_500;
/** A shorter utterance says too little of the pace. */
const TELLING_UNITS = 5;

/** Syllables, roughly: one for a Han character, a digit, a capital or a mark, one for three small letters. */
const units = (text: string): number => text.replace(/[\p{Ll} ]{1,3}/gu, '-').length;

const perUnit = (text: string, ms: number): number =>
  units(text) < TELLING_UNITS ? 0 : Math.min(ms / units(text), 3 * NOMINAL_MS);

export interface Pace {
  /** How long the text may take, in ms, before it counts as lost; `done` of it took `ms`. */
  patience(text: string, done?: string, ms?: number): number;
  /** How many characters of the text may be said in one utterance. */
  limit(text: string): number;
  /** The text was said whole in `ms`. */
  learn(text: string, ms: number): void;
}

/** How fast one voice really speaks at one rate: a guess that each whole utterance corrects. */
export function createPace(rate: number): Pace {
  const nominal = NOMINAL_MS / rate;
  let known = nominal;
  return {
    patience: (text, done = '', ms = 0) =>
      units(text) * Math.max(known, perUnit(done, ms)) + SLACK_MS,
    limit: (text) =>
      units(text) * known > LONGEST_MS ? Math.floor(LONGEST_MS / known) : text.length,
    learn: (text, ms) => {
      known = Math.max(nominal, perUnit(text, ms), 0.9 * known);
    },
  };
}
