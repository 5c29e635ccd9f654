import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packLimits } from '../../../contract/shared/desk/pack-limits';
import { HttpError, wrapHttpError } from '../../http/http-error';
import { temporaryFolder } from '../../testing/temporary-folder';
import { createZip, type ZipEntry } from '../../testing/zip-file';
import { extractArchive } from './extract-archive';

const entry = { name: 'entries.json', content: '[]' };

/** Unpacks a file; resolves to its folder. */
async function unpack(bytes: Buffer, limits = {}): Promise<string> {
  const folder = temporaryFolder('zip');
  const archive = join(folder, 'upload.zip');
  writeFileSync(archive, bytes);
  await extractArchive(archive, join(folder, 'pack'), { ...packLimits, ...limits });
  return join(folder, 'pack');
}

/** What a refused file is told, in both languages; nothing of it is left. */
async function refusal(bytes: Buffer, limits = {}): Promise<{ zh: string; en: string }> {
  const folder = temporaryFolder('zip');
  const archive = join(folder, 'upload.zip');
  writeFileSync(archive, bytes);
  const target = join(folder, 'pack');
  const error: unknown = await extractArchive(archive, target, { ...packLimits, ...limits }).catch(
    (reason: unknown) => reason,
  );
  expect(existsSync(target)).toBe(false);
  if (!(error instanceof HttpError)) throw error;
  expect(error.status).toBe(400);
  const [zh = '', en = ''] = (['zh', 'en'] as const).map(
    (language) => wrapHttpError(error, language).errors?.[0]?.msg,
  );
  return { zh, en };
}

test('files of a zip with one folder, made on macOS, are unpacked without it', async () => {
  const zip = createZip([
    { name: '春展/', mode: 0o040755 },
    { name: '春展/entries.json', content: '[1]' },
    { name: '春展/images/a.jpg', content: 'a' },
    { name: '__MACOSX/春展/._entries.json', content: 'x' },
    { name: '春展/.DS_Store', content: 'x' },
  ]);
  const folder = await unpack(zip);
  expect(readFileSync(join(folder, 'entries.json'), 'utf8')).toBe('[1]');
  expect(readFileSync(join(folder, 'images/a.jpg'), 'utf8')).toBe('a');
  expect(existsSync(join(folder, '.DS_Store'))).toBe(false);
});

test('a pack whose only folder is one of its own keeps it', async () => {
  const folder = await unpack(createZip([{ name: 'entries/a.json', content: '[]' }]));
  expect(existsSync(join(folder, 'entries/a.json'))).toBe(true);
});

const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);

test.each<[string, ZipEntry[], string]>([
  ['a path above the pack', [{ ...entry, name: '../../etc/x.json' }], '指向内容包之外'],
  ['a path above the pack, within', [{ ...entry, name: 'a/../../x' }], '指向内容包之外'],
  ['an absolute path', [{ ...entry, name: '/etc/passwd' }], '指向内容包之外'],
  ['a path of a drive', [{ ...entry, name: 'C:/x.json' }], '指向内容包之外'],
  ['a backslash', [{ ...entry, name: '..\\x.json' }], '指向内容包之外'],
  ['a symbolic link', [{ name: 'link', content: '/etc', mode: 0o120777 }], 'link 是链接'],
  ['a device', [{ name: 'device', mode: 0o020666 }], 'device 是链接或特殊文件'],
  ['a control character', [{ ...entry, name: 'a\u0001.json' }], '不允许的字符'],
  ['a name of 300 characters', [{ ...entry, name: 'a'.repeat(300) }], '过长'],
  ['names that differ in capitals', [entry, { ...entry, name: 'Entries.JSON' }], '同名'],
  ['folders that differ in capitals', [{ name: 'a/x' }, { name: 'A/y' }, entry], '同名'],
  ['one name twice', [entry, entry], '同名'],
  ['a file that is a folder too', [{ name: 'images' }, { name: 'images/a' }, entry], '同名'],
  ['a file compressed beyond 1:100', [{ name: 'bomb.json', content: zeros(8) }], '压缩率异常'],
  ['an encrypted file', [{ ...entry, isEncrypted: true }], '有密码'],
  ['an unknown method', [{ ...entry, method: 14 }], '压缩方式不支持'],
  ['no file', [{ name: 'empty/', mode: 0o040755 }], '没有文件'],
  ['a file longer than it tells', [{ ...entry, content: '[1, 2, 3]', toldSize: 2 }], '已损坏'],
])('a zip file with %s is refused by name, and leaves nothing', async (_, entries, reason) => {
  const { zh, en } = await refusal(createZip(entries));
  expect(zh).toContain(reason);
  expect(en).toMatch(/^[\P{Script=Han}]+$/u);
});

test('limits of number and of sizes hold before anything is unpacked', async () => {
  const two = createZip([entry, { ...entry, name: 'tags.json' }]);
  expect((await refusal(two, { entries: 1 })).zh).toContain('多于 1 个');
  expect((await refusal(two, { unpackedBytes: 3 })).zh).toContain('解压后大于');
  expect((await refusal(two, { fileBytes: 1 })).zh).toContain('entries.json 大于');
});

test('many entries of one piece of data are refused as overlapping', async () => {
  const content = Buffer.from(Array.from({ length: 2_000 }, (_, index) => (index * 7919) % 251));
  const repeated = Array.from({ length: 50 }, (_, index) => ({
    ...{ name: `${index}.json`, content, isRepeated: index > 0 },
  }));
  expect((await refusal(createZip(repeated))).zh).toContain('重叠');
});

test.each([
  ['an image', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['nothing', Buffer.alloc(0)],
  ['half of a zip file', createZip([entry]).subarray(0, 40)],
  ['a script before a zip file', Buffer.concat([Buffer.from('#!/bin/sh\n'), createZip([entry])])],
])('%s is refused as no zip file, whatever its name', async (_, bytes) => {
  expect((await refusal(bytes)).en).toContain('not a zip file');
});
