import { expect, test } from 'vitest';
import { objectColoursOf } from './object-colours';

test('each colour of a palette counts for the nearest named one', () => {
  const palette = [
    { color: '#5d6b4f', share: 0.4 },
    { color: '#5a7d60', share: 0.2 },
    { color: '#27221e', share: 0.3 },
  ];
  expect(objectColoursOf(palette)).toEqual({ green: 0.6, black: 0.3 });
});

test.each([
  ['the cobalt of a jar in the shade', '#3e455a', 'blue'],
  ['dark red lacquer', '#431210', 'red'],
  ['the glaze of Ru ware', '#90a9a0', 'celadon'],
  ['the paper of a rubbing', '#b5b1a9', 'grey'],
  ['a black glaze', '#2c2019', 'black'],
])('%s counts for the colour that visitors call it', (_, color, expected) => {
  expect(objectColoursOf([{ color, share: 1 }])).toEqual({ [expected]: 1 });
});

test('small part of an object counts for no colour', () => {
  expect(objectColoursOf([{ color: '#a8362a', share: 0.05 }])).toEqual({});
  expect(objectColoursOf([])).toEqual({});
});
