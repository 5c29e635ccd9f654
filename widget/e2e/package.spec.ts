import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));
const readBuilt = (name: string) => readFile(`${root}dist/${name}`, 'utf8');

test('built React module starts with the "use client" directive', async () => {
  expect((await readBuilt('react.js')).split('\n')[0]).toBe("'use client';");
});

test('built ES modules import Preact and js-cookie, the script has them with their licences', async () => {
  const { dependencies } = JSON.parse(await readFile(`${root}package.json`, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const entry = await readBuilt('index.js');
  const chunks = [...entry.matchAll(/["']\.\/(chunk-\w+\.js)["']/g)].map(([, name = '']) => name);
  const modules = [entry, ...(await Promise.all(chunks.map(readBuilt)))].join('\n');
  const notices = await readBuilt('THIRD-PARTY-NOTICES.txt');
  const script = await readBuilt('a11y-toolbar.js');
  expect(Object.keys(dependencies).sort()).toEqual(['js-cookie', 'preact']);
  for (const name of Object.keys(dependencies)) {
    expect(modules).toMatch(new RegExp(`from ?["']${name}["']`));
    expect(script).not.toMatch(new RegExp(`from ?["']${name}["']`));
    expect(notices).toContain(`\n${name}\n`);
  }
  for (const name of ['pinyin-pro', 'opencc-js']) {
    expect(modules).not.toMatch(new RegExp(`from ?["']${name}["']`));
    expect(notices).toContain(`\n${name}\n`);
  }
  expect(notices).toContain('Apache License');
  expect(script.slice(0, 200)).toContain('THIRD-PARTY-NOTICES.txt');
});

test('package contains its licence, the notices and the three builds', () => {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const [packed] = JSON.parse(output) as { files: { path: string }[] }[];
  const paths = packed?.files.map(({ path }) => path) ?? [];
  for (const path of [
    'LICENSE',
    'README.md',
    'dist/THIRD-PARTY-NOTICES.txt',
    'dist/a11y-toolbar.js',
    'dist/a11y-toolbar-tools.js',
    'dist/a11y-toolbar-pinyin.js',
    'dist/a11y-toolbar-traditional.js',
    'dist/index.js',
    'dist/react.js',
  ])
    expect(paths).toContain(path);
});
