import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FileUse } from '../../db/schema/record';
import { hashImportedRecord, hashRecord } from './record-hash';

const source = { title_zh: '鼎', id: 'ding', tags: ['b', 'a'], published_at: '2026-11-29' };
const files: FileUse[] = [
  { kind: 'image', file: 'media/ding.jpg', original: 'ab12', served: 'cd34', whole: true },
];

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
const sorted = '{"id":"ding","published_at":"2026-11-29","tags":["b","a"],"title_zh":"鼎"}';

test('the hash of a record is that of its form, source and files with their names in order', () => {
  const text = `{"files":[{"file":"media/ding.jpg","kind":"image","original":"ab12","served":"cd34","whole":true}],"form":"exhibit","source":${sorted}}`;
  expect(hashRecord('exhibit', source, files)).toBe(digest(text));
  expect(hashImportedRecord('exhibit', source, files).hash).toBe(digest(text));
});

test('the hash of an imported record depends neither on the served files nor on an added date', () => {
  const undated = { title_zh: '鼎', id: 'ding', tags: ['b', 'a'] };
  const text = `{"contents":[{"file":"media/ding.jpg","kind":"image","original":"ab12"}],"form":"exhibit","source":{"id":"ding","tags":["b","a"],"title_zh":"鼎"}}`;
  expect(hashImportedRecord('exhibit', source, files, undated).importedHash).toBe(digest(text));
});
