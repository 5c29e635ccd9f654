import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listBackups, writeDailyBackup } from '../backup/daily-backup';
import {
  BackupError,
  backupFiles,
  readManifest,
  totalRows,
  type BackupManifest,
} from '../backup/manifest';
import { verifyBackup } from '../backup/verify-backup';
import type { OpenDatabase } from '../db/database';
import type { DeskTasks, StoredBackup } from '../desk/jobs/desk-tasks';
import { createPackTasks } from './pack-tasks';
import { explainError } from './explain-error';
import type { Settings } from './settings';

/** Backups and imports for the desk, by the code of the daily backup and of the commands. */
export function createDeskTasks(
  database: Pick<OpenDatabase, 'withSnapshot' | 'withExclusiveLock'>,
  { dataDir, backupDir }: Pick<Settings, 'dataDir' | 'backupDir'>,
): DeskTasks {
  return {
    explain,
    packs: createPackTasks(database, { dataDir }),
    ...(backupDir !== undefined && {
      backups: {
        list: () =>
          Promise.resolve(
            listBackups(backupDir)
              .toReversed()
              .map((day) => describeBackup(backupDir, day)),
          ),
        write: async (now) => {
          const written = await writeDailyBackup(database, { dataDir, backupDir, now });
          if (!written) throw new BackupError(writtenElsewhere);
          return backupResult(written.manifest);
        },
        verify: async (day) => backupResult(await verifyBackup(join(backupDir, day))),
      },
    }),
  };
}

const writtenElsewhere =
  '另一个进程正在备份 · Another process writes a backup: try again in a minute.';

/** The message of an error; that of an unknown one without its stack. */
function explain(error: unknown): string {
  const text = explainError(error);
  return error instanceof Error && error.stack === text ? error.message : text;
}

function describeBackup(backupDir: string, day: string): StoredBackup {
  const folder = join(backupDir, day);
  const manifest = readManifest(folder);
  const tables = join(folder, backupFiles.tables);
  const sizes = readdirSync(tables).map((name) => statSync(join(tables, name)).size);
  const { createdAt, media } = manifest;
  const bytes = sizes.reduce((sum, size) => sum + size, media.bytes);
  return { day, createdAt, rows: totalRows(manifest), files: media.files, bytes };
}

function backupResult(manifest: BackupManifest) {
  const { media } = manifest;
  return { lines: [`${totalRows(manifest)} rows, ${media.files} files`], moreLines: 0 };
}
