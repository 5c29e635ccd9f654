import fc from 'fast-check';
import { expect, test } from 'vitest';
import { annotate } from './pinyin';

const readingOf = (text: string) =>
  annotate(text)
    .map(([, reading]) => reading)
    .filter((reading) => reading !== '')
    .join(' ');

test.each([
  ['银行', 'yín háng'],
  ['行走', 'xíng zǒu'],
  ['行书', 'xíng shū'],
  ['重庆', 'chóng qìng'],
  ['重量', 'zhòng liàng'],
  ['重建', 'chóng jiàn'],
  ['重阳节', 'chóng yáng jié'],
  ['朝代', 'cháo dài'],
  ['朝阳', 'zhāo yáng'],
  ['唐朝', 'táng cháo'],
  ['乐器', 'yuè qì'],
  ['快乐', 'kuài lè'],
  ['音乐厅', 'yīn yuè tīng'],
  ['长江', 'cháng jiāng'],
  ['成长', 'chéng zhǎng'],
  ['馆长', 'guǎn zhǎng'],
  ['藏品', 'cáng pǐn'],
  ['宝藏', 'bǎo zàng'],
  ['馆藏', 'guǎn cáng'],
  ['西藏', 'xī zàng'],
  ['瓷都', 'cí dū'],
  ['首都', 'shǒu dū'],
  ['都是', 'dōu shì'],
  ['大都会', 'dà dū huì'],
  ['曾侯乙', 'zēng hóu yǐ'],
  ['曾经', 'céng jīng'],
  ['曾国', 'zēng guó'],
  ['参观', 'cān guān'],
  ['人参', 'rén shēn'],
  ['传说', 'chuán shuō'],
  ['传记', 'zhuàn jì'],
  ['归还', 'guī huán'],
  ['发现', 'fā xiàn'],
  ['头发', 'tóu fa'],
  ['理发', 'lǐ fà'],
  ['调查', 'diào chá'],
  ['色调', 'sè diào'],
  ['处理', 'chǔ lǐ'],
  ['到处', 'dào chù'],
  ['供奉', 'gòng fèng'],
  ['提供', 'tí gōng'],
  ['单于', 'chán yú'],
  ['简单', 'jiǎn dān'],
  ['士大夫', 'shì dà fū'],
  ['率领', 'shuài lǐng'],
  ['效率', 'xiào lǜ'],
  ['角色', 'jué sè'],
  ['角度', 'jiǎo dù'],
  ['龟兹', 'qiū cí'],
  ['乌龟', 'wū guī'],
  ['降落', 'jiàng luò'],
  ['投降', 'tóu xiáng'],
  ['吐蕃', 'tǔ bō'],
  ['瓦当', 'wǎ dāng'],
  ['拓片', 'tà piàn'],
  ['铺首', 'pù shǒu'],
  ['青铜敦', 'qīng tóng duì'],
  ['陶鬲', 'táo lì'],
  ['掐丝珐琅', 'qiā sī fà láng'],
  ['高僧传', 'gāo sēng zhuàn'],
  ['尉迟敬德', 'yù chí jìng dé'],
  ['一件', 'yī jiàn'],
  ['大都会艺术博物馆藏品', 'dà dū huì yì shù bó wù guǎn cáng pǐn'],
  ['中国银行行长在重庆行走', 'zhōng guó yín háng háng zhǎng zài chóng qìng xíng zǒu'],
])('%s is read %s', (text, reading) => {
  expect(readingOf(text)).toBe(reading);
});

test('characters of a text concatenate to the text, readings only above Chinese ones', () => {
  const text = '藏品20,000件：“The Met” ①😀👩‍👩‍👧𠮷 Ａ。';
  const characters = annotate(text);
  expect(characters.map(([character]) => character).join('')).toBe(text);
  for (const [character, reading] of characters)
    if (reading) expect(character).toMatch(/\p{sc=Han}/u);
});

test('a caption with pinyin has every character of any text', () => {
  const unit = fc.constantFrom(...Array.from('鼎长行重𠮷𪚥é🏛〇1a，。 \n\u0301\u200d\ufe0f'));
  const text = fc.oneof(
    fc.string({ unit, maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  );
  fc.assert(
    fc.property(text, (any) => {
      expect(
        annotate(any)
          .map(([characters]) => characters)
          .join(''),
      ).toBe(any);
    }),
  );
});
