import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Term } from '../query/query';
import { buildTestIndex } from '../testing/index-of';
import { matchAllTerms } from './match-all-terms';
import { matchTerm } from './match-term';

const units = ['鼎', '青铜', '月', '𪚥', '5', ' bell ', ' ding '];
const text = fc.string({ unit: fc.constantFrom(...units), minLength: 1, maxLength: 5 });
const term = fc
  .oneof(
    fc.record({
      kind: fc.constant('han' as const),
      text: fc.constantFrom('鼎', '青铜', '青铜鼎', '月', '𪚥'),
    }),
    fc.record({ kind: fc.constant('word' as const), text: fc.constantFrom('5', 'bell', 'ding') }),
  )
  .map((each): Term => ({ ...each, stem: each.text }));

test('documents that match all terms have the scores of each term, others no score for one of them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ title: text, body: text }), { minLength: 1, maxLength: 40 }),
      fc.uniqueArray(term, { minLength: 1, maxLength: 4, selector: (each) => each.text }),
      (records, terms) => {
        const index = buildTestIndex(records.map((each, at) => ({ id: `${at}`, ...each })));
        const each = terms.map((one) => matchTerm(index, one));
        const all = matchAllTerms(index, terms);
        records.forEach((_, document) => {
          const expected = each.map((scores) => scores[document]);
          const found = all.map((scores) => scores[document]);
          if (expected.includes(0)) expect(found).toContain(0);
          else expect(found).toEqual(expected);
        });
      },
    ),
  );
});

test('scores of a single term are complete', () => {
  const index = buildTestIndex([{ id: '鼎' }, { id: '青铜鼎' }, { id: '钟' }]);
  const ding: Term = { kind: 'han', text: '鼎', stem: '鼎' };
  expect(matchAllTerms(index, [ding])).toEqual([matchTerm(index, ding)]);
});
