import type { Syllables } from '../memory/syllables';

/** Position after the matched syllables, and whether the last syllable is complete. */
export interface PinyinMatchEnd {
  at: number;
  isComplete: boolean;
}

/** Marks an incomplete last syllable. */
const incomplete = -1;

/**
 * Creates a matcher of letters as pinyin from a position, syllable by syllable; a 0 ends a line. Steps are
 * memoised per group of readings: thousands of positions share a few hundred groups.
 */
export function createPinyinMatcher(
  { groups, readings }: Syllables,
  letters: string,
): (position: number) => PinyinMatchEnd | undefined {
  const steps: (readonly number[])[][] = [];

  const stepsFrom = (from: number) =>
    (steps[from] ??= readings.map((group) => stepsOf(group, letters, from)));

  const follow = (position: number, from: number): PinyinMatchEnd | undefined => {
    if (from === letters.length) return { at: position, isComplete: true };
    let partial: PinyinMatchEnd | undefined;
    for (const next of stepsFrom(from)[groups[position] ?? 0] ?? []) {
      const end: PinyinMatchEnd | undefined =
        next === incomplete ? { at: position + 1, isComplete: false } : follow(position + 1, next);
      if (end?.isComplete) return end;
      partial ??= end;
    }
    return partial;
  };
  return (position) => follow(position, 0);
}

const none: readonly number[] = [];

/** Numbers of letters consumed after each matching reading of a group. */
function stepsOf(group: readonly string[], letters: string, from: number): readonly number[] {
  const steps = group.flatMap((reading) => {
    if (letters.startsWith(reading, from)) return [from + reading.length];
    return reading.startsWith(letters.slice(from)) ? [incomplete] : [];
  });
  return steps.length > 0 ? steps : none;
}
