import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findIds, buildTestIndex, testNow } from '../testing/index-of';

const chinese = buildTestIndex([
  { id: 'ding', title: '青铜鼎' },
  { id: 'square', title: '兽面纹方鼎', facts: ['商', '青铜器', 'YZ.1958.0002', '云泽博物馆'] },
  { id: 'bell', title: '甬钟', facts: ['西周', '青铜器'], body: '与鼎同出，可奏音乐。' },
  { id: 'green', title: '绿釉陶仓', facts: ['汉'] },
  { id: 'gui', title: '双耳簋', body: '鼎与簋相配。' },
  { id: 'painting', title: '郭熙《树色平远图》卷', otherTitle: 'Guo Xi, Old Trees' },
  { id: 'rare', title: '𪚥纹𠀀盘' },
  { id: 'music', title: '音乐厅' },
  { id: 'book', title: '重阳' },
  { id: 'celadon', title: '고려청자' },
]);

test.each([
  ['a word', '方鼎', ['square']],
  ['a single rare character', '簋', ['gui']],
  ['a character of two code units', '𠀀', ['rare']],
  ['the traditional script', '樹色平遠圖', ['painting']],
  ['a title across its punctuation', '郭熙树色平远图', ['painting']],
  ['full-width characters', 'ＹＺ．１９５８．０００２', ['square']],
  ['an accession number', 'yz.1958.0002', ['square']],
  ['a holder', '云泽博物馆', ['square']],
  ['two words with a space', '鼎 方', ['square']],
  ['a Korean word', '청자', ['celadon']],
  ['full pinyin', 'fangding', ['square']],
  ['pinyin with spaces', 'fang ding', ['square']],
  ['pinyin with tone marks', 'fāng dǐng', ['square']],
  ['pinyin with tone numbers', 'fang1ding3', ['square']],
  ['the beginning of pinyin', 'shoumianw', ['square']],
  ['ü as v', 'lvyou', ['green']],
  ['ü as u', 'luyou', ['green']],
  ['ü as ü', 'lüyòu', ['green']],
  ['the reading of a character in its context', 'yinyueting', ['music']],
  ['another reading of the same character', 'zhongyang', ['book']],
  ['initials', 'smwfd', ['square']],
  ['initials with spaces', 's m w', ['square']],
  ['Chinese and pinyin together', '方ding', ['square']],
  ['the title in the other language', 'old trees', ['painting']],
])('Chinese search finds %s: %s', (_, keyword, ids) => {
  expect(findIds(chinese, keyword).slice(0, ids.length)).toEqual(ids);
});

test('results are ranked: equal title, title start, title end, title, facts, body', () => {
  const index = buildTestIndex([
    { id: 'a-text', title: '甲', body: '说青铜鼎。' },
    { id: 'b-facts', title: '乙', facts: ['青铜鼎'] },
    { id: 'c-holds', title: '大青铜鼎一对' },
    { id: 'd-begins', title: '青铜鼎一对' },
    { id: 'e-is', title: '青铜鼎' },
    { id: 'f-ends', title: '大号青铜鼎' },
  ]);
  const expected = ['e-is', 'd-begins', 'f-ends', 'c-holds', 'b-facts', 'a-text'];
  expect(findIds(index, '青铜鼎')).toEqual(expected);
});

test('a title equal to the keyword ranks before one that starts and ends with it', () => {
  const index = buildTestIndex([
    { id: 'a-both', title: '鼎与鼎' },
    { id: 'b-is', title: '鼎' },
  ]);
  expect(findIds(index, '鼎')).toEqual(['b-is', 'a-both']);
});

test('results of equal score are ordered by kind, then by id', () => {
  const index = buildTestIndex([
    { id: 'a', title: '论鼎', kind: 'article' },
    { id: 'c', title: '大鼎', kind: 'object' },
    { id: 'b', title: '大鼎', kind: 'exhibition' },
  ]);
  expect(findIds(index, '鼎')).toEqual(['b', 'c', 'a']);
});

test('words that occur separately in title and facts rank after a phrase match', () => {
  expect(findIds(chinese, '青铜鼎').slice(0, 2)).toEqual(['ding', 'square']);
});

test.each([
  ['a homophone', '青童鼎', 'ding'],
  ['a wrong character', '双目簋', 'gui'],
  ['a missing character', '兽面方鼎', 'square'],
  ['an extra character', '绿釉的陶仓', 'green'],
  ['pinyin with two letters swapped', 'qingtondging', 'ding'],
  ['pinyin with a missing letter', 'shomianwen', 'square'],
])('Chinese search tolerates %s: %s', (_, keyword, id) => {
  expect(findIds(chinese, keyword)[0]).toBe(id);
});

test.each(['zzzzqqqq', '犀牛望月', 'xkcdxkcd', '9999', '。，！', '  '])(
  'search for %j finds nothing',
  (keyword) => {
    expect(findIds(chinese, keyword)).toEqual([]);
  },
);

const english = buildTestIndex(
  [
    { id: 'ding', title: 'Bronze tripod vessel', otherTitle: '青铜鼎' },
    { id: 'bell', title: 'Bell', facts: ['Bronze'] },
    { id: 'box', title: 'Cloisonné box', body: 'Not of bronze.' },
    { id: 'gate', title: 'Men at the gate' },
  ],
  'en',
);

test.each([
  ['a plural', 'vessels', ['ding']],
  ['fields in order of weight', 'bronze', ['ding', 'bell', 'box']],
  ['several words', 'tripod bronze', ['ding']],
  ['a word without its accents', 'cloisonne', ['box']],
  ['a typo', 'brozne bell', ['bell']],
  ['the beginning of a word', 'clois', ['box']],
  ['a word with a stop word', 'the vessel', ['ding']],
  ['the Chinese title', '青铜鼎', ['ding']],
  ['its pinyin', 'qingtongding', ['ding']],
  ['an English word instead of its reading as pinyin', 'men', ['gate']],
])('English search finds %s: %s', (_, keyword, ids) => {
  expect(findIds(english, keyword)).toEqual(ids);
});

test('exact matches rank before fuzzy matches', () => {
  const index = buildTestIndex(
    [
      { id: 'typo', title: 'Bronze bells', kind: 'object' },
      { id: 'written', title: 'Other', body: 'A brozne bell.', kind: 'article' },
    ],
    'en',
  );
  expect(findIds(index, 'brozne bell')).toEqual(['written', 'typo']);
});

test('fuzzy matching is skipped when there are enough exact matches', () => {
  const written = Array.from({ length: 5 }, (_, at) => ({ id: `w${at}`, title: '圆顶' }));
  const index = buildTestIndex([...written, { id: 'typo', title: '圆鼎' }]);
  expect(findIds(index, '圆顶')).not.toContain('typo');
});

test('a keyword without a full match finds documents with at least half of its words', () => {
  const index = buildTestIndex([
    { id: 'half', title: '汉代陶仓' },
    { id: 'other', title: '宋代茶盏' },
  ]);
  expect(findIds(index, '汉代的粮食')).toEqual(['half']);
});

test('a record is found from its time of publication on', () => {
  const index = buildTestIndex([{ id: 'later', title: '鼎', publishedAt: new Date('2027-01-01') }]);
  expect(findIds(index, '鼎')).toEqual([]);
  expect(findIds(index, '鼎', new Date('2027-01-01'))).toEqual(['later']);
});

test('search with any keyword returns existing records without duplicates', () => {
  const piece = fc.constantFrom(
    '鼎',
    'qing',
    'd',
    '青铜',
    ' ',
    '《',
    '1958',
    '𪚥',
    'é',
    "'",
    '\ud842',
    '(',
    '*',
    '\\',
    '%',
    '。',
  );
  const keywords = fc.oneof(
    fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
  fc.assert(
    fc.property(keywords, (keyword) => {
      for (const index of [chinese, english]) {
        const ids = findIds(index, keyword, testNow);
        expect(new Set(ids).size).toBe(ids.length);
        expect(index.ids).toEqual(expect.arrayContaining(ids));
      }
    }),
  );
});
