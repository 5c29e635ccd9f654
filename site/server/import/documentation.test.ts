import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { formatImportError, type ImportError } from './records/import-errors';
import { recordForms } from './kinds';
import { readWholePack } from '../testing/read-whole-pack';
import { allowedTags } from '../rich-text/allow-list';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const documentation = readFileSync(at('../../../docs/content-pack.md'), 'utf8');

test('docs/content-pack.md names every file of the format and the property that holds its records', () => {
  for (const { files, property } of recordForms) {
    const row = documentation.split('\n').find((line) => line.startsWith(`| \`${files[0]}\``));
    for (const name of [...files, property]) expect(row).toContain(`\`${name}\``);
  }
});

test('docs/content-pack.md names every field of every record', () => {
  for (const { schema } of recordForms) {
    const { properties } = schema as unknown as { properties: object };
    for (const name of Object.keys(properties))
      expect(documentation).toMatch(new RegExp(`\`${name}\\??\``));
  }
});

test('docs/content-pack.md lists exactly the tags that rich text may contain', () => {
  const [, list = ''] = /made of these tags:\s+`([^`]+)`/.exec(documentation) ?? [];
  expect(new Set(list.split(/\s+/))).toEqual(allowedTags);
});

const photographs = at('../../../../shared/content');

test.each([at('../../content'), photographs].filter(existsSync))(
  'every record of the content pack in %s is valid',
  (folder) => {
    const errors: ImportError[] = [];
    readWholePack(folder, errors);
    expect(errors.map(formatImportError)).toEqual([]);
  },
);
