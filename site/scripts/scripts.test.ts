import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBrowser } from './lib/browser.mjs';
import { filesBelow, fingerprint } from './lib/fingerprint.mjs';
import { isInstalled } from './lib/install.mjs';
import { isNodeNewEnough } from './lib/node-version.mjs';
import { run } from './lib/run.mjs';

test.each([
  ['18.20.4', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.0.0', true],
  ['24.11.1', true],
])('Node %s: new enough is %s', (version, enough) => {
  expect(isNodeNewEnough(version)).toBe(enough);
});

test('a command that takes longer than it may is ended and has failed', async () => {
  const idle = [process.execPath, '-e', 'setInterval(() => {}, 1000)'];
  expect((await run(idle, { minutes: 1 / 600 })).code).not.toBe(0);
});

describe('what is installed is compared with the lock file', () => {
  const wanted = {
    '': { version: '0.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/win-only': { version: '3.0.0', optional: true },
    'node_modules/ours': { link: true },
    site: { version: '0.1.0' },
  };

  test('a package for another platform may be absent', () => {
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  });

  test('a missing or another version is not what was locked', () => {
    expect(isInstalled(wanted, {})).toBe(false);
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.1' } })).toBe(false);
  });
});

describe('the fingerprint of a build’s inputs', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'fingerprint-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  test('changes with a file’s text and name, and with nothing else', () => {
    writeFileSync(join(folder, 'a.ts'), 'one');
    const first = fingerprint([folder]);
    expect(fingerprint([folder])).toBe(first);
    writeFileSync(join(folder, 'a.ts'), 'two');
    expect(fingerprint([folder])).not.toBe(first);
  });

  test('leaves built files aside', () => {
    const ownSources = filesBelow(import.meta.dirname);
    expect(ownSources.some((file) => file.endsWith('scripts.test.ts'))).toBe(true);
    expect(ownSources.some((file) => file.includes('node_modules'))).toBe(false);
  });
});

test('a CHROMIUM_PATH that names nothing is refused by name', async () => {
  process.env.CHROMIUM_PATH = '/nowhere/chromium';
  await expect(findBrowser()).rejects.toThrow('/nowhere/chromium');
  delete process.env.CHROMIUM_PATH;
});
