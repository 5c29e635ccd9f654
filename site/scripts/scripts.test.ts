import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBrowser, findTestBrowser } from './lib/browser.mjs';
import { listFiles, fingerprint } from './lib/fingerprint.mjs';
import { isInstalled } from './lib/install.mjs';
import { isNodeNewEnough } from './lib/node-version.mjs';
import { run } from './lib/run.mjs';

test.each([
  ['18.20.4', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.0.0', true],
  ['24.11.1', true],
])('isNodeNewEnough of %s is %s', (version, enough) => {
  expect(isNodeNewEnough(version)).toBe(enough);
});

test('run kills a command after its time-out and returns a non-zero code', async () => {
  const idle = [process.execPath, '-e', 'setInterval(() => {}, 1000)'];
  expect((await run(idle, { minutes: 1 / 600 })).code).not.toBe(0);
});

describe('isInstalled', () => {
  const wanted = {
    '': { version: '0.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/win-only': { version: '3.0.0', optional: true },
    'node_modules/ours': { link: true },
    site: { version: '0.1.0' },
  };

  test('is true where only an optional package is missing', () => {
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  });

  test('is false where a package is missing or has another version', () => {
    expect(isInstalled(wanted, {})).toBe(false);
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.1' } })).toBe(false);
  });
});

describe('fingerprint and listFiles', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'fingerprint-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  test('fingerprint is stable and changes with the content of a file', () => {
    writeFileSync(join(folder, 'a.ts'), 'one');
    const first = fingerprint([folder]);
    expect(fingerprint([folder])).toBe(first);
    writeFileSync(join(folder, 'a.ts'), 'two');
    expect(fingerprint([folder])).not.toBe(first);
  });

  test('listFiles leaves out node_modules', () => {
    const ownSources = listFiles(import.meta.dirname);
    expect(ownSources.some((file) => file.endsWith('scripts.test.ts'))).toBe(true);
    expect(ownSources.some((file) => file.includes('node_modules'))).toBe(false);
  });
});

test('findBrowser rejects a CHROMIUM_PATH that does not exist and names it', async () => {
  process.env.CHROMIUM_PATH = '/nowhere/chromium';
  await expect(findBrowser()).rejects.toThrow('/nowhere/chromium');
  delete process.env.CHROMIUM_PATH;
});

test('end-to-end tests take CHROMIUM_PATH first, then the headless shell on the PATH, then Chromium', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yunze-browsers-'));
  const [chromium, shell] = ['chromium', 'chromium-headless-shell'].map((name) =>
    join(folder, name),
  ) as [string, string];
  const path = process.env.PATH;
  try {
    process.env.PATH = folder;
    writeFileSync(chromium, '', { mode: 0o755 });
    expect(await findTestBrowser()).toBe(chromium);
    writeFileSync(shell, '', { mode: 0o755 });
    expect(await findTestBrowser()).toBe(shell);
    expect(await findBrowser()).toBe(chromium);
    process.env.CHROMIUM_PATH = chromium;
    expect(await findTestBrowser()).toBe(chromium);
  } finally {
    process.env.PATH = path;
    delete process.env.CHROMIUM_PATH;
    rmSync(folder, { recursive: true });
  }
});
