import { afterEach, expect, test } from 'vitest';
import { initialDataElementId } from '../../../contract/shared/initial-data';
import { cacheKey } from './cache-key';
import { readInitialData } from './initial-data';

function appendDataBlock(content: string): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = initialDataElementId;
  script.textContent = content;
  document.body.append(script);
}

afterEach(() => {
  document.body.replaceChildren();
});

test('seeds have the cache keys of the hooks, independent of the field order', () => {
  const answer = { success: true, code: 0, msg: '', data: [[{ total: 9 }], [{ id: 'a' }]] };
  const input = { pageNum: 1, siteId: '1', pageSize: 6 };
  appendDataBlock(JSON.stringify([{ name: 'exhibitionPage', input, answer }]));
  const key = cacheKey('exhibitionPage', { siteId: '1', pageNum: 1, pageSize: 6 });
  expect(readInitialData(document)).toMatchObject({ [key]: { total: 9, records: [{ id: 'a' }] } });
});

test('seeds leave out failed responses, unknown calls and invalid items', () => {
  const good = { success: true, code: 0, data: [{ id: '1' }] };
  appendDataBlock(
    JSON.stringify([
      { name: 'siteDetail', input: { siteCode: 'a' }, answer: { success: false, code: 500 } },
      { name: 'toString', input: {}, answer: good },
      { name: 'siteDetail', input: null, answer: good },
      5,
      { name: 'siteDetail', input: { siteCode: 'b' }, answer: good },
    ]),
  );
  expect(Object.keys(readInitialData(document))).toEqual([
    cacheKey('siteDetail', { siteCode: 'b' }),
  ]);
});

test.each(['', '{', 'null', '{"a":1}'])('data block “%s” gives no seeds', (content) => {
  appendDataBlock(content);
  expect(readInitialData(document)).toEqual({});
});

test('page without a data block gives no seeds', () => {
  expect(readInitialData(document)).toEqual({});
});
