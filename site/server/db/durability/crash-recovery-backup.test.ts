import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backupFiles, readManifest } from '../../backup/manifest';
import { runBackup } from '../../testing/built-service';
import { createImportedDataDir, startService } from '../../testing/kill-during-writes';
import { noteMeasured } from '../../testing/note-measured';
import { seededRandom } from '../../testing/seeded-random';
import { temporaryFolder } from '../../testing/temporary-folder';

/** `npm run test:durability` sets a higher number. */
const kills = Number(process.env.DURABILITY_BACKUPS ?? 2);
const seed = Number(process.env.DURABILITY_SEED ?? 20_261_122);

test(
  'backup killed at any moment, alone or with the service, is whole or refused',
  async ({ task }) => {
    noteMeasured(task, `${kills} kills`);
    const dataDir = await createImportedDataDir('backup');
    const folder = temporaryFolder('backups');
    const run = (...args: string[]) => runBackup(['backup', ...args], { DATA_DIR: dataDir });
    const writeWhole = async (name: string) => {
      const program = run(join(folder, name));
      expect(await program.ended, program.output()).toBe(0);
      return readManifest(join(folder, name)).tables;
    };
    const started = Date.now();
    const tables = await writeWhole('before');
    const usual = Date.now() - started;
    const random = seededRandom(seed);
    for (let round = 0; round < kills; round += 1) {
      const path = join(folder, `round-${round}`);
      // The running service writes the backup itself.
      const running = round % 2 ? await startService(dataDir) : undefined;
      const program = run(path);
      const killed = running?.service ?? program;
      const killing = setTimeout(() => killed.child.kill('SIGKILL'), random.below(usual));
      const code = await program.ended;
      clearTimeout(killing);
      await running?.kill();
      const isWhole = existsSync(join(path, backupFiles.manifest));
      if (code === 0) expect(isWhole, `round ${round}`).toBe(true);
      if (isWhole) expect(readManifest(path).tables, `round ${round}`).toEqual(tables);
      expect(await run('--verify', path).ended, `round ${round}`).toBe(isWhole ? 0 : 1);
    }
    expect(await writeWhole('after')).toEqual(tables);
  },
  120_000 + kills * 60_000,
);
