import type { Syllables } from '../memory/syllables';

/** Where letters end, and whether with a whole syllable. */
export interface End {
  at: number;
  isWhole: boolean;
}

/** The last syllable is not finished. */
const unfinished = -1;

/**
 * Follows letters as pinyin from a place on, syllable by syllable; a line's closing 0 ends every way.
 * How far each group of readings leads is found out once: thousands of places share a few hundred groups.
 */
export function letterFollower(
  { groups, readings }: Syllables,
  letters: string,
): (place: number) => End | undefined {
  const steps: (readonly number[])[][] = [];

  const stepsFrom = (from: number) =>
    (steps[from] ??= readings.map((group) => stepsOf(group, letters, from)));

  const follow = (place: number, from: number): End | undefined => {
    if (from === letters.length) return { at: place, isWhole: true };
    let begun: End | undefined;
    for (const next of stepsFrom(from)[groups[place] ?? 0] ?? []) {
      const end = next === unfinished ? { at: place + 1, isWhole: false } : follow(place + 1, next);
      if (end?.isWhole) return end;
      begun ??= end;
    }
    return begun;
  };
  return (place) => follow(place, 0);
}

const none: readonly number[] = [];

/** How many letters are followed after each reading that fits. */
function stepsOf(group: readonly string[], letters: string, from: number): readonly number[] {
  const steps = group.flatMap((reading) => {
    if (letters.startsWith(reading, from)) return [from + reading.length];
    return reading.startsWith(letters.slice(from)) ? [unfinished] : [];
  });
  return steps.length > 0 ? steps : none;
}
