import { resolve } from 'node:path';
import { builtLocations } from '../locations';
import { explainError } from '../process/explain-error';
import { callerFolder, readSettings } from '../process/settings';
import { backUp } from './backup';
import { BackupRefused, type BackupNote } from './backup-folder';
import { restore } from './restore';

const usage = 'Usage: npm run backup -- FOLDER\n       npm run restore -- FOLDER [--replace]\n';

/** `npm run backup` and `npm run restore`: gives the exit code. */
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
      throw new BackupRefused(
        'DATABASE_URL is set: a PostgreSQL server is backed up with pg_dump, its pictures by copying DATA_DIR/media.',
      );
    }
    const place = resolve(callerFolder(process.env), folder);
    const now = new Date();
    if (command === 'backup')
      say('已备份 · Backed up to', place, await backUp(dataDir, place, now));
    else say('已恢复 · Restored from', place, await restore(place, dataDir, { replace, now }));
    return 0;
  } catch (error) {
    process.stderr.write(`${explainError(error)}\n`);
    return 1;
  }
}

function say(done: string, place: string, { createdAt, rows }: BackupNote): void {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${done} ${place}: ${total} rows, ${createdAt}\n`);
}
