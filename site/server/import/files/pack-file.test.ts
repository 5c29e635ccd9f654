import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder';
import { resolvePackFile } from './pack-file';

function createPack(): string {
  const outside = temporaryFolder('pack');
  const folder = join(outside, 'pack');
  mkdirSync(join(folder, 'images'), { recursive: true });
  writeFileSync(join(outside, 'secret.jpg'), 'x');
  writeFileSync(join(folder, 'images', 'a.jpg'), 'x');
  symlinkSync(join(outside, 'secret.jpg'), join(folder, 'images', 'link.jpg'));
  return folder;
}

test('a file in the pack folder is found', () => {
  const folder = createPack();
  expect(resolvePackFile(folder, 'images/../images/a.jpg')).toEqual({
    path: join(folder, 'images', 'a.jpg'),
  });
});

test.each([
  ['../secret.jpg', 'leaves the folder'],
  ['images/../../secret.jpg', 'leaves the folder'],
  ['/etc/passwd', 'leaves the folder'],
  ['images\\a.jpg', 'leaves the folder'],
  ['images/link.jpg', 'leaves the folder'],
  ['images/b.jpg', 'does not exist'],
  ['images/a.jpg/x', 'does not exist'],
  ['images', 'is not a file'],
  ['a\0b', 'does not exist'],
])('the pack file %j is rejected: it %s', (file, reason) => {
  expect(resolvePackFile(createPack(), file)).toEqual({ reason: `${file} ${reason}` });
});

test('a pack file over 64 MB is rejected without reading it', () => {
  const folder = createPack();
  truncateSync(join(folder, 'images', 'a.jpg'), 65 * 1024 * 1024);
  expect(resolvePackFile(folder, 'images/a.jpg')).toEqual({
    reason: 'images/a.jpg is larger than 64 MB',
  });
});
