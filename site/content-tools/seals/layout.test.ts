import { expect, test } from 'vitest';
import { layOutCells, sealText } from './layout';

test('sealText keeps names of two and four characters and adds 印 to names of three', () => {
  expect(sealText('冉澄')).toMatchObject({ characters: '冉澄', columns: 1 });
  expect(sealText('沈砚州')).toMatchObject({ characters: '沈砚州印', columns: 2 });
  expect(sealText('欧阳文若')).toMatchObject({ characters: '欧阳文若', columns: 2 });
});

test('sealText leaves out the years after a name', () => {
  expect(sealText('陶亦农（1921—2004）').characters).toBe('陶亦农印');
});

test.each(['', '云', '云泽省博物馆'])('sealText rejects “%s” for its length', (name) => {
  expect(() => sealText(name)).toThrow(`“${name}”`);
});

test('layOutCells orders cells from the top right, down, then the left column', () => {
  expect(layOutCells('沈砚州印', 2).map(({ character, x, y }) => [character, x, y])).toEqual([
    ['沈', 0.5, 0],
    ['砚', 0.5, 0.5],
    ['州', 0, 0],
    ['印', 0, 0.5],
  ]);
  expect(layOutCells('云泽', 1).map(({ x, y, width, height }) => [x, y, width, height])).toEqual([
    [0, 0, 1, 0.5],
    [0, 0.5, 1, 0.5],
  ]);
});
