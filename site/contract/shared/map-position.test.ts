import { expect, test } from 'vitest';
import { parseMapPosition } from './map-position';

test('a map position is parsed from two percentages', () => {
  expect(parseMapPosition('22% 66%')).toEqual({ left: 22, top: 66 });
  expect(parseMapPosition('0% 100%')).toEqual({ left: 0, top: 100 });
});

test.each([undefined, '', '22 66', '22%', '-1% 5%', '101% 5%', '22% 66%; inset: 0'])(
  '%j is not a map position',
  (value) => {
    expect(parseMapPosition(value)).toBeUndefined();
  },
);
