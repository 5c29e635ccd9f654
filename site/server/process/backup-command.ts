import { resolve } from 'node:path';
import { builtLocations } from './locations';
import { explainError } from './explain-error';
import { callerFolder, readSettings } from './settings';
import { backUp } from '../backup/backup';
import { BackupError, type BackupManifest } from '../backup/backup-folder';
import { restore } from '../backup/restore';

const usage = 'Usage: npm run backup -- FOLDER\n       npm run restore -- FOLDER [--replace]\n';

/** `npm run backup` and `npm run restore`; resolves to the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  const [command, ...rest] = argv;
  const replace = rest.includes('--replace');
  const [folder, ...more] = rest.filter((word) => word !== '--replace');
  const isKnown = command === 'restore' || (command === 'backup' && !replace);
  if (!isKnown || folder === undefined || folder.startsWith('-') || more.length > 0) {
    process.stderr.write(usage);
    return 1;
  }
  try {
    const { databaseUrl, dataDir } = readSettings(process.env, builtLocations().defaultDataDir);
    if (databaseUrl) {
      throw new BackupError(
        'DATABASE_URL is set: a PostgreSQL server is backed up with pg_dump, its pictures by copying DATA_DIR/media.',
      );
    }
    const path = resolve(callerFolder(process.env), folder);
    const now = new Date();
    if (command === 'backup')
      printResult('已备份 · Backed up to', path, await backUp(dataDir, path, now));
    else
      printResult('已恢复 · Restored from', path, await restore(path, dataDir, { replace, now }));
    return 0;
  } catch (error) {
    process.stderr.write(`${explainError(error)}\n`);
    return 1;
  }
}

function printResult(done: string, path: string, { createdAt, rows }: BackupManifest): void {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${done} ${path}: ${total} rows, ${createdAt}\n`);
}
