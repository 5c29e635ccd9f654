import { expect, test } from 'vitest';
import { parseKitRecord } from './kit-record';
import { readKitIndex, readKitPage } from './read-kit-index';

const record = {
  edition: 'zh',
  keptAt: '2026-11-28T02:00:00.000Z',
  bytes: 5,
  hasSound: true,
  exhibitions: [{ id: 'jade', title: '玉', path: '/Exhibition/BaseExhibition/jade' }],
};

test('record of a kit is read as it was stored', () => {
  expect(parseKitRecord(record)).toEqual(record);
});

test.each([undefined, null, 'x', {}, { ...record, edition: 'fr' }, { ...record, keptAt: 'soon' }])(
  'cache with the record %j is no kit',
  (value) => {
    expect(parseKitRecord(value)).toBeUndefined();
  },
);

test('hostile parts of a record are left out', () => {
  const exhibitions = [null, { id: 'a', title: 'b', path: 'javascript:alert(1)' }, { id: 'a' }];
  expect(parseKitRecord({ ...record, bytes: -1, exhibitions })).toMatchObject({
    bytes: 0,
    exhibitions: [],
  });
});

test('index and page of a kit keep local paths and known calls only', () => {
  const index = readKitIndex({
    version: 'a',
    basics: { pages: ['/', '//evil.example', 7], bytes: 'x' },
    files: [{ path: 'https://evil.example/a.js', bytes: 1 }, { path: '/assets/a.js' }],
    exhibitions: [{ id: 'a' }, 5],
  });
  expect(index.basics).toEqual({ pages: ['/'], bytes: 0 });
  expect(index.files).toEqual([{ path: '/assets/a.js', bytes: 0 }]);
  expect(index.exhibitions).toEqual([]);
  const calls = [
    { name: 'nothing', input: {} },
    { name: 'siteDetail', input: {}, answer: 1 },
  ];
  expect(readKitPage({ calls, files: ['//evil.example/x', '/media/a.jpg'] })).toEqual({
    calls: [{ name: 'siteDetail', input: {}, answer: 1 }],
    files: ['/media/a.jpg'],
  });
  expect(() => readKitIndex({})).toThrow('unavailable');
});
