import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder';
import { maxFileBytes, readRecords } from './read-json';

function read(content: string | Uint8Array) {
  const path = join(temporaryFolder('json'), 'file.json');
  writeFileSync(path, content);
  return readRecords(path, 'objects');
}

test.each([
  ['a list', '[1,2]', [1, 2]],
  ['an object with the list', '{"note":"x","objects":[3]}', [3]],
  ['a list after a byte order mark', '\uFEFF[4]', [4]],
])('a JSON file with %s is read', (_, content, records) => {
  expect(read(content)).toEqual({ records });
});

test.each([
  ['broken JSON', '[1,', 'is not JSON'],
  [
    'an object without the list',
    '{"things":[]}',
    'neither a list nor an object with a list "objects"',
  ],
  ['a number', '5', 'neither a list'],
  ['another encoding', Uint8Array.of(0x5b, 0x22, 0xb6, 0xa6, 0x22, 0x5d), 'is not UTF-8'],
])('a JSON file with %s is rejected', (_, content, reason) => {
  expect(read(content)).toMatchObject({ reason: expect.stringContaining(reason) as string });
});

test('a JSON file over 64 MB is rejected without reading it', () => {
  const path = join(temporaryFolder('json'), 'large.json');
  writeFileSync(path, '');
  truncateSync(path, maxFileBytes + 1);
  expect(readRecords(path, 'objects')).toEqual({ reason: 'is larger than 64 MB' });
});
