import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { callSchemas } from '../../contract/schemas';
import { runBackup } from '../testing/built-service';
import { createImportedDataDir, sendAsVisitor, startService } from '../testing/kill-during-writes';
import { temporaryFolder } from '../testing/temporary-folder';
import { readManifest, totalRows } from './manifest';

const timeout = 240_000;
const writers = 8;

test(
  'backup of a running service has every report acknowledged before it, and stops no visitor',
  async () => {
    const dataDir = await createImportedDataDir('running');
    const { origin, kill } = await startService(dataDir);
    let acknowledged = 0;
    let isOver = false;
    const write = async () => {
      while (!isOver) {
        const requestId = randomUUID();
        const report = { ...callSchemas.lostAndFound.example, foundAt: today(), requestId };
        const sent = await sendAsVisitor(origin, 'lostAndFound', report, { visitor: requestId });
        expect(sent).toHaveProperty('id');
        acknowledged += 1;
      }
    };
    const writing = Promise.all(Array.from({ length: writers }, write));
    while (acknowledged < 3 * writers) await wait(20);

    const folder = join(temporaryFolder('copy'), 'backup');
    const before = acknowledged;
    const backup = runBackup(['backup', folder], { DATA_DIR: dataDir });
    expect(await backup.ended, backup.output()).toBe(0);
    isOver = true;
    await writing;
    const { tables } = readManifest(folder);
    const { rows = 0 } = tables.lost_found_reports ?? {};
    expect(rows).toBeGreaterThanOrEqual(before);
    expect(rows).toBeLessThanOrEqual(acknowledged);
    expect(acknowledged).toBeGreaterThan(before);

    const restore = (env: Record<string, string>) => runBackup(['restore', folder], env);
    const refused = restore({ DATA_DIR: dataDir });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(/is in use: stop the running server/);
    await kill();

    const target = join(temporaryFolder('target'), 'data');
    const restored = restore({ DATA_DIR: target });
    expect(await restored.ended, restored.output()).toBe(0);
    expect(restored.output()).toContain(`${totalRows(readManifest(folder))} rows`);
    expect(existsSync(join(target, 'media'))).toBe(true);
    // After a kill the command opens the database itself.
    const stopped = join(temporaryFolder('stopped'), 'backup');
    const last = runBackup(['backup', stopped], { DATA_DIR: dataDir });
    expect(await last.ended, last.output()).toBe(0);
    expect(readManifest(stopped).tables.lost_found_reports?.rows).toBe(acknowledged);
    const checked = runBackup(['backup', '--verify', stopped], {});
    expect(await checked.ended, checked.output()).toBe(0);
  },
  timeout,
);

const today = () => new Date().toISOString().slice(0, 10);

test('backup without a database is rejected and creates no folder', async () => {
  const folder = join(temporaryFolder('copy'), 'backup');
  const program = runBackup(['backup', folder], { DATA_DIR: temporaryFolder('bare') });
  expect(await program.ended).toBe(1);
  expect(program.output()).toMatch(/^There is no embedded database in .*: set DATA_DIR/);
  expect(existsSync(folder)).toBe(false);
});

test.each([
  [[]],
  [['backup']],
  [['backup', '/a', '/b']],
  [['backup', '/a', '--replace']],
  [['erase', '/a']],
])('command with the words %j prints its usage', async (words) => {
  const program = runBackup(words, {});
  expect(await program.ended).toBe(1);
  expect(program.output()).toMatch(/^Usage: npm run backup -- FOLDER/);
});
