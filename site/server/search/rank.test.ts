import fc from 'fast-check';
import { expect, test } from 'vitest';
import { find, indexOf, testNow } from './testing/index-of';

const chinese = indexOf([
  { id: 'ding', title: '青铜鼎' },
  { id: 'square', title: '兽面纹方鼎', facts: ['商', '青铜器', 'YZ.1958.0002', '云泽博物馆'] },
  { id: 'bell', title: '甬钟', facts: ['西周', '青铜器'], body: '与鼎同出，可奏音乐。' },
  { id: 'green', title: '绿釉陶仓', facts: ['汉'] },
  { id: 'gui', title: '双耳簋', body: '鼎与簋相配。' },
  { id: 'painting', title: '郭熙《树色平远图》卷', otherTitle: 'Guo Xi, Old Trees' },
  { id: 'rare', title: '𪚥纹𠀀盘' },
  { id: 'music', title: '音乐厅' },
  { id: 'book', title: '重阳' },
]);

test.each([
  ['a word', '方鼎', ['square']],
  ['a single rare character', '簋', ['gui']],
  ['a character of two code units', '𠀀', ['rare']],
  ['the traditional script', '樹色平遠圖', ['painting']],
  ['a title over its marks', '郭熙树色平远图', ['painting']],
  ['full width', 'ＹＺ．１９５８．０００２', ['square']],
  ['an accession number', 'yz.1958.0002', ['square']],
  ['a holder', '云泽博物馆', ['square']],
  ['two words with a blank', '鼎 方', ['square']],
  ['full pinyin', 'fangding', ['square']],
  ['pinyin with blanks', 'fang ding', ['square']],
  ['pinyin with tones', 'fāng dǐng', ['square']],
  ['pinyin with numbers for tones', 'fang1ding3', ['square']],
  ['the beginning of pinyin', 'shoumianw', ['square']],
  ['ü as v', 'lvyou', ['green']],
  ['ü as u', 'luyou', ['green']],
  ['ü as ü', 'lüyòu', ['green']],
  ['a reading that fits its place', 'yinyueting', ['music']],
  ['another reading of the same character', 'zhongyang', ['book']],
  ['initials', 'smwfd', ['square']],
  ['initials with blanks', 's m w', ['square']],
  ['Chinese and pinyin together', '方ding', ['square']],
  ['the title in the other language', 'old trees', ['painting']],
])('%s is found: %s', (_, keyword, ids) => {
  expect(find(chinese, keyword).slice(0, ids.length)).toEqual(ids);
});

test('a title that is the keyword comes before one that begins or ends with it, that holds it, then facts, then text', () => {
  const index = indexOf([
    { id: 'a-text', title: '甲', body: '说青铜鼎。' },
    { id: 'b-facts', title: '乙', facts: ['青铜鼎'] },
    { id: 'c-holds', title: '大青铜鼎一对' },
    { id: 'd-begins', title: '青铜鼎一对' },
    { id: 'e-is', title: '青铜鼎' },
    { id: 'f-ends', title: '大号青铜鼎' },
  ]);
  const expected = ['e-is', 'd-begins', 'f-ends', 'c-holds', 'b-facts', 'a-text'];
  expect(find(index, '青铜鼎')).toEqual(expected);
});

test('a title that begins and ends with the keyword is not yet the keyword', () => {
  const index = indexOf([
    { id: 'a-both', title: '鼎与鼎' },
    { id: 'b-is', title: '鼎' },
  ]);
  expect(find(index, '鼎')).toEqual(['b-is', 'a-both']);
});

test('on equal terms objects and exhibitions come before articles, then ids decide', () => {
  const index = indexOf([
    { id: 'a', title: '论鼎', kind: 'article' },
    { id: 'c', title: '大鼎', kind: 'object' },
    { id: 'b', title: '大鼎', kind: 'exhibition' },
  ]);
  expect(find(index, '鼎')).toEqual(['b', 'c', 'a']);
});

test('words that stand apart in title and facts are found, after those in one piece', () => {
  expect(find(chinese, '青铜鼎').slice(0, 2)).toEqual(['ding', 'square']);
});

test.each([
  ['a character that sounds the same', '青童鼎', 'ding'],
  ['a wrong character', '双目簋', 'gui'],
  ['a missing character', '兽面方鼎', 'square'],
  ['an extra character', '绿釉的陶仓', 'green'],
  ['pinyin with two letters swapped', 'qingtondging', 'ding'],
  ['pinyin with a missing letter', 'shomianwen', 'square'],
])('%s is forgiven: %s', (_, keyword, id) => {
  expect(find(chinese, keyword)[0]).toBe(id);
});

test.each(['zzzzqqqq', '犀牛望月', 'xkcdxkcd', '9999', '。，！', '  '])(
  'nothing is found for %s',
  (keyword) => {
    expect(find(chinese, keyword)).toEqual([]);
  },
);

const english = indexOf(
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
  ['fields in their order', 'bronze', ['ding', 'bell', 'box']],
  ['several words', 'tripod bronze', ['ding']],
  ['no accents', 'cloisonne', ['box']],
  ['a typo', 'brozne bell', ['bell']],
  ['the beginning of a word', 'clois', ['box']],
  ['stop words as if they were not there', 'the vessel', ['ding']],
  ['the Chinese title', '青铜鼎', ['ding']],
  ['its pinyin', 'qingtongding', ['ding']],
  ['a word, not the pinyin of one', 'men', ['gate']],
])('English: %s', (_, keyword, ids) => {
  expect(find(english, keyword)).toEqual(ids);
});

test('what is found as written comes before every guess', () => {
  const index = indexOf(
    [
      { id: 'typo', title: 'Bronze bells', kind: 'object' },
      { id: 'written', title: 'Other', body: 'A brozne bell.', kind: 'article' },
    ],
    'en',
  );
  expect(find(index, 'brozne bell')).toEqual(['written', 'typo']);
});

test('guesses are made only where little is found', () => {
  const written = Array.from({ length: 5 }, (_, at) => ({ id: `w${at}`, title: '圆顶' }));
  const index = indexOf([...written, { id: 'typo', title: '圆鼎' }]);
  expect(find(index, '圆顶')).not.toContain('typo');
});

test('a long question that nothing answers as a whole is answered in part', () => {
  const index = indexOf([
    { id: 'half', title: '汉代陶仓' },
    { id: 'other', title: '宋代茶盏' },
  ]);
  expect(find(index, '汉代的粮食')).toEqual(['half']);
});

test('what is published later is not found before its moment', () => {
  const index = indexOf([{ id: 'later', title: '鼎', publishedAt: new Date('2027-01-01') }]);
  expect(find(index, '鼎')).toEqual([]);
  expect(find(index, '鼎', new Date('2027-01-01'))).toEqual(['later']);
});

test('no keyword makes the search fail, and every hit is one of the records, once', () => {
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
        const ids = find(index, keyword, testNow);
        expect(new Set(ids).size).toBe(ids.length);
        expect(index.ids).toEqual(expect.arrayContaining(ids));
      }
    }),
    { numRuns: 100 },
  );
});
