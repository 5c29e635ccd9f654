import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCharacterIndexBuilder, forEachWithAllCharacters } from './character-index';
import { createDocumentFinder, createSyllables } from './syllables';
import { createValueColumnBuilder, valueOf } from './value-column';
import { createWordIndexBuilder, forEachPosting } from './word-index';

const characters = fc.string({
  unit: fc.constantFrom('鼎', '钟', '簋', '𪚥', 'a', '\n'),
  maxLength: 6,
});

test('the character index visits the documents that contain all characters of a text', () => {
  fc.assert(
    fc.property(fc.array(characters, { maxLength: 70 }), characters, (keys, text) => {
      const han = text.replace(/[a\n]/g, '');
      fc.pre(han !== '');
      const builder = createCharacterIndexBuilder(keys.length);
      keys.forEach((key, document) => builder.add(document, key));
      const found: number[] = [];
      forEachWithAllCharacters(builder.finish(), han, (document) => found.push(document));
      const expected = keys.flatMap((key, document) =>
        Array.from(han).every((character) => key.includes(character)) ? [document] : [],
      );
      expect(found).toEqual(expected);
    }),
  );
});

test('the word index counts a word per document up to seven times', () => {
  const builder = createWordIndexBuilder();
  builder.add(0, ' a b a \n a ');
  builder.add(1, '鼎 b 鼎');
  builder.add(2, ` c ${'a '.repeat(20)}`);
  const index = builder.finish();
  const postings = (word: string) => {
    const found: [number, number][] = [];
    forEachPosting(index, word, (document, times) => found.push([document, times]));
    return found;
  };
  expect(postings('a')).toEqual([
    [0, 3],
    [2, 7],
  ]);
  expect(postings('b')).toEqual([
    [0, 1],
    [1, 1],
  ]);
  expect(postings('鼎')).toEqual([]);
  expect([...index.words.keys()]).toEqual(['a', 'b', 'c']);
});

test('syllables have all readings, both spellings of ü and a separator per line', () => {
  const syllables = createSyllables(['yin yue/le', '', 'lv\n?']);
  const { groups, starts, readings, letters } = syllables;
  const spelled = [...groups].map((group) => readings[group]?.join('/') ?? '');
  expect(spelled).toEqual(['yin', 'yue/le', '', '', 'lv/lu', '', '', '']);
  expect([...starts]).toEqual([0, 3, 4]);
  expect(letters).toEqual(['yinyue', '', 'lv\n?']);
  const documentAt = createDocumentFinder(syllables);
  const positions = [0, 1, 2, 3, 4, 5, 6, 7];
  expect(positions.map(documentAt)).toEqual([0, 0, 0, 1, 2, 2, 2, 2]);
  expect(positions.toReversed().map(documentAt)).toEqual([2, 2, 2, 2, 1, 0, 0, 0]);
  const positionsOf = (group: number) => [
    ...syllables.positions.subarray(
      syllables.positionStarts[group],
      syllables.positionStarts[group + 1],
    ),
  ];
  expect(readings.map((_, group) => positionsOf(group))).toEqual([[2, 3, 5, 6, 7], [0], [1], [4]]);
});

test('column has a value of each document, and none for a document that it does not have', () => {
  const { add, finish } = createValueColumnBuilder();
  for (const value of ['song', '', 'ming', 'song']) add(value);
  const column = finish();
  expect(column.values).toEqual(['song', '', 'ming']);
  expect([0, 1, 2, 3, 4].map((document) => valueOf(column, document))).toEqual([
    'song',
    '',
    'ming',
    'song',
    '',
  ]);
});
