import fs, { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { openEmbedded } from './open-embedded';
import { stagingFolder, recoverInstallation, installDatabase } from './swap-database';

/** Simulates a kill: the nth `renameSync` or `fsyncSync` throws instead of running. */
function killAt(step: number): void {
  let steps = 0;
  for (const name of ['renameSync', 'fsyncSync'] as const) {
    const original = fs[name] as (...values: unknown[]) => void;
    vi.spyOn(fs, name).mockImplementation((...values: unknown[]) => {
      steps += 1;
      if (steps === step) throw new Error('killed');
      original(...values);
    });
  }
  syncBuiltinESMExports();
}

function restoreFileSystem(): void {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}

function write(folder: string, content: string): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'content'), content);
}

test('a restore that is killed at any step leaves either the old or the new database installed', () => {
  onTestFinished(restoreFileSystem);
  const found = new Set<string>();
  for (let step = 1, isComplete = false; !isComplete; step += 1) {
    const dataDir = temporaryFolder('placing');
    write(join(dataDir, 'database'), 'old');
    write(stagingFolder(dataDir), 'new');
    killAt(step);
    try {
      installDatabase(dataDir, '20261122');
      isComplete = true;
    } catch (error) {
      expect(error).toHaveProperty('message', 'killed');
    }
    restoreFileSystem();
    recoverInstallation(dataDir);
    const content = readFileSync(join(dataDir, 'database', 'content'), 'utf8');
    found.add(content);
    const names = content === 'new' ? ['database', 'database.before-20261122'] : ['database'];
    expect(readdirSync(dataDir).sort(), `killed at step ${step}`).toEqual(names);
  }
  expect(found).toEqual(new Set(['old', 'new']));
});

test('opening fails when a previous database was put aside and none was installed', async () => {
  const dataDir = temporaryFolder('aside');
  write(join(dataDir, 'database.before-20261122010203'), 'old');
  await expect(openEmbedded(dataDir)).rejects.toThrow(
    /database\.before-20261122010203 was put aside there: rename it to "database", or put a backup back/,
  );
  expect(existsSync(join(dataDir, 'database'))).toBe(false);
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);
});
