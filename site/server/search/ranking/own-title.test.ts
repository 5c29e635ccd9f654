import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildTestIndex, findIds } from '../testing/index-of';
import { toPinyinLetters, toPinyinReadings } from '../text/pinyin';

const characters = '青铜鼎簋重长行乐朝藏曾都单兽面纹方圆玉琮绿釉陶仓女率吕的了一〇龍𪚥𠀀';
const han = fc.constantFrom(...Array.from(characters));
const anyHan = fc.integer({ min: 0x4e00, max: 0x9fff }).map((code) => String.fromCodePoint(code));
const chineseTitle = fc.string({ unit: fc.oneof(han, anyHan), minLength: 1, maxLength: 16 });
const mark = fc.constantFrom(
  '《',
  '》',
  '·',
  '（',
  '）',
  ' ',
  '、',
  '-',
  "'",
  '1958',
  'Ru',
  'é',
  'ﬁ',
);
const mixedTitle = fc.string({ unit: fc.oneof(han, mark), minLength: 1, maxLength: 16 });
const anyTitle = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });

const koreanLetters =
  /[\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\ud7b0-\ud7ff\uffa0-\uffdc\u3200-\u321e\u3260-\u327f]/;

/** An index of records with these titles. The ids are numbers. */
const indexOf = (titles: readonly string[], language: 'zh' | 'en') =>
  buildTestIndex(
    titles.map((title, id) => ({ id: String(id), title })),
    language,
  );

test('every record is found by its own title, on both sites', () => {
  const titles = fc.array(fc.oneof(chineseTitle, mixedTitle, anyTitle), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(titles, fc.constantFrom('zh', 'en'), (all, language) => {
      const index = indexOf(all, language);
      all.forEach((title, id) => {
        // A title of punctuation has nothing to search for; single Korean letters are no words.
        if (!/[\p{L}\p{N}]/u.test(title) || koreanLetters.test(title)) return;
        expect(findIds(index, title), title).toContain(String(id));
      });
    }),
  );
});

test('every record of the Chinese site is found by the pinyin and the initials of its title', () => {
  const titles = fc.array(chineseTitle, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(titles, (all) => {
      const index = indexOf(all, 'zh');
      all.forEach((title, id) => {
        const letters = toPinyinLetters(title);
        if (letters.length < 2) return;
        const syllables = toPinyinReadings(title)
          .split(' ')
          .map((group) => group.split('/')[0] ?? '');
        for (const keyword of [letters, syllables.join(' '), letters.toUpperCase()]) {
          expect(findIds(index, keyword), `${title}: ${keyword}`).toContain(String(id));
        }
        const initials = syllables.map((syllable) => syllable.charAt(0)).join('');
        if (initials.length < 2) return;
        expect(findIds(index, initials), `${title}: ${initials}`).toContain(String(id));
      });
    }),
  );
});
