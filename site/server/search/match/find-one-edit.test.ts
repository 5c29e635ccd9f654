import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinTexts } from '../memory/joined-texts';
import { forEachWithinOneEdit } from './find-one-edit';
import { containsWithinOneEdit } from './one-edit';

const letters = (options: { minLength?: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c'), ...options });

test('the search with one edit visits exactly the texts that contain the pattern within one edit', () => {
  const texts = fc.array(letters({ maxLength: 9 }), { maxLength: 12 });
  fc.assert(
    fc.property(texts, letters({ minLength: 2, maxLength: 7 }), (all, pattern) => {
      const found = new Set<number>();
      forEachWithinOneEdit(joinTexts(all), pattern, (document) => found.add(document));
      const expected = all.flatMap((text, document) =>
        containsWithinOneEdit(text, pattern) ? [document] : [],
      );
      expect([...found].sort((a, b) => a - b)).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});
