import { expect, test } from 'vitest';
import type { ExhibitFacet } from '../../../contract/schemas/exhibit';
import { placesIn } from './places';

const facet = (name: ExhibitFacet['name'], ...values: [value: string, mapPlace?: string][]) => ({
  ...{ name, total: 9 },
  values: values.map(([value, mapPlace]) => ({
    ...{ value, label: value.toUpperCase(), count: 2 },
    ...(mapPlace && { mapPlace }),
  })),
});

test('places with a position are numbered, find-spots before kilns, the others are elsewhere', () => {
  const { onMap, elsewhere } = placesIn([
    facet('kiln', ['qingbei', '69% 76%'], ['ru']),
    facet('period', ['shang']),
    facet('findSpot', ['hukou', '60% 30%'], ['luoyang'], ['songxi', '46% 29%']),
  ]);
  expect(onMap.map(({ number, filter, value }) => [number, filter, value])).toEqual([
    [1, 'findSpot', 'hukou'],
    [2, 'findSpot', 'songxi'],
    [3, 'kiln', 'qingbei'],
  ]);
  expect(onMap[0]).toMatchObject({ label: 'HUKOU', count: 2, position: { left: 60, top: 30 } });
  expect(elsewhere.map(({ value }) => value)).toEqual(['luoyang', 'ru']);
});

test('place with an invalid position is elsewhere', () => {
  const { onMap, elsewhere } = placesIn([facet('findSpot', ['x', '120% 4%'])]);
  expect(onMap).toEqual([]);
  expect(elsewhere.map(({ value }) => value)).toEqual(['x']);
});

test('no counted filter has no places', () => {
  expect(placesIn([])).toEqual({ onMap: [], elsewhere: [] });
});
