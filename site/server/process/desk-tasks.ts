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
import { reasonInChinese } from '../desk/records/reasons-in-chinese';
import { formatImportError, PackValidationError } from '../import/records/import-errors';
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

/** The message of an error, where it is known in both languages; that of an unknown one without its stack. */
function explain(error: unknown): string {
  if (error instanceof PackValidationError) return explainPack(error);
  const text = explainError(error);
  return error instanceof Error && error.stack === text ? error.message : text;
}

/** Both languages of a text are parted by the first dot between spaces, so that no fault may have one. */
function explainPack(error: PackValidationError): string {
  const { errors } = error;
  const zh = errors.map((each) =>
    formatImportError({ ...each, reason: reasonInChinese(each.reason) }).replaceAll(' · ', '·'),
  );
  const end = `共 ${errors.length} 处错误，没有导入任何内容。`;
  return `${[...zh, end].join('\n')} · ${explainError(error)}`;
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
