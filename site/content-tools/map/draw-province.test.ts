import { expect, test } from 'vitest';
import museums from '../../content/entries/local-museums.json';
import { drawProvince } from './draw-province';
import { border, islands, lake, museumPosition, mapLabels, ranges, rivers } from './province';
import { offsetCurve, isInside, type Point } from './spline';

const sheets = drawProvince();

test('the map has three layers, together smaller than 30 KB, and is deterministic', () => {
  expect([...sheets.keys()]).toEqual([
    'province-ground.svg',
    'province-water.svg',
    'province-land.svg',
  ]);
  const all = [...sheets.values()].join('');
  expect(all.length).toBeLessThan(30_000);
  expect(all).not.toMatch(/NaN|undefined|Infinity/);
  expect(drawProvince()).toEqual(sheets);
});

test('lake, islands and hills are within the border, and no hill is in the lake', () => {
  for (const place of [...lake, ...islands.flat()]) expect(isInside(place, border)).toBe(true);
  for (const island of islands.flat()) expect(isInside(island, lake)).toBe(true);
  for (const [x, y] of ranges.flatMap(({ peaks }) => peaks)) {
    expect(isInside([x, y], border), `${x} ${y}`).toBe(true);
    expect(isInside([x, y], lake), `${x} ${y}`).toBe(false);
  }
});

test('every museum marker is within the border and outside the lake', () => {
  expect(museums).toHaveLength(12);
  const places = museums.map(({ facts }): Point => {
    const [, left, top] = /^(\d+)% (\d+)%$/.exec(facts.mapPlace) ?? [];
    return [Number(left) * 10, Number(top) * 8];
  });
  for (const place of [...places, museumPosition]) {
    expect(isInside(place, border), String(place)).toBe(true);
    expect(isInside(place, lake), String(place)).toBe(false);
  }
});

test('rivers begin within the border and end at another river, at the lake or outside the border', () => {
  for (const { id, course } of rivers) {
    const [source, end] = [course[0], course.at(-1)];
    expect(source && isInside(source, border), id).toBe(true);
    const reached = [
      ...lake,
      ...rivers.filter((other) => other.id !== id).flatMap((r) => r.course),
    ];
    const isNear = end && reached.some(([x, y]) => Math.hypot(end[0] - x, end[1] - y) < 30);
    expect(isNear === true || (end && !isInside(end, border)), id).toBe(true);
  }
});

test('map labels are within the border and have both languages', () => {
  for (const { zh, en, place } of mapLabels) {
    expect(zh).toMatch(/^[\u4e00-\u9fff]+$/);
    expect(en).toMatch(/^[A-Z][A-Za-z ]+$/);
    expect(isInside(place, border), en).toBe(true);
  }
});

test('offsetCurve keeps the distance on the right side of a line', () => {
  const line: Point[] = [
    [0, 0],
    [10, 0],
    [20, 0],
  ];
  expect(offsetCurve(line, () => 3)).toEqual([
    [0, 3],
    [10, 3],
    [20, 3],
  ]);
});
