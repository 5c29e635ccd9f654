import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BackupError, readManifest, totalRows, type BackupManifest } from '../backup/manifest';
import { restoreEmbedded } from '../backup/restore-embedded';
import { restoreOnServer } from '../backup/restore-on-server';
import { verifyBackup } from '../backup/verify-backup';
import { writeBackup } from '../backup/write-backup';
import { openEmbedded } from '../db/open-embedded';
import { openServer } from '../db/open-server';
import { builtLocations } from './locations';
import { explainError } from './explain-error';
import { sendCommand } from './control-socket';
import { callerFolder, readSettings, type Settings } from './settings';

const usage =
  'Usage: npm run backup -- FOLDER\n' +
  '       npm run backup -- --verify FOLDER\n' +
  '       npm run restore -- FOLDER [--replace]\n';

type Command = 'backup' | 'verify' | 'restore' | 'replace';

const commands: Readonly<Record<string, Command>> = {
  backup: 'backup',
  'backup --verify': 'verify',
  restore: 'restore',
  'restore --replace': 'replace',
};

/** `npm run backup` and `npm run restore`; resolves to the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  const [name = '', ...rest] = argv;
  const options = rest.filter((word) => word.startsWith('-'));
  const [folder, ...more] = rest.filter((word) => !word.startsWith('-'));
  const command = commands[[name, ...options].join(' ')];
  if (command === undefined || folder === undefined || more.length > 0) {
    process.stderr.write(usage);
    return 1;
  }
  try {
    const { defaultDataDir, migrations } = builtLocations();
    const settings = readSettings(process.env, defaultDataDir);
    const path = resolve(callerFolder(process.env), folder);
    printResult(done[command], path, await run(command, path, settings, migrations));
    return 0;
  } catch (error) {
    process.stderr.write(`${explainError(error)}\n`);
    return 1;
  }
}

const done: Readonly<Record<Command, string>> = {
  backup: '已备份 · Backed up to',
  verify: '备份完好 · Backup is whole:',
  restore: '已恢复 · Restored from',
  replace: '已恢复 · Restored from',
};

async function run(
  command: Command,
  path: string,
  settings: Settings,
  migrationsFolder: string,
): Promise<BackupManifest> {
  if (command === 'backup') return backUp(path, settings);
  if (command === 'verify') return verifyBackup(path);
  const { databaseUrl, dataDir } = settings;
  const options = { dataDir, migrationsFolder, replace: command === 'replace', now: new Date() };
  return databaseUrl ? restoreOnServer(path, databaseUrl, options) : restoreEmbedded(path, options);
}

async function backUp(folder: string, settings: Settings): Promise<BackupManifest> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl === undefined) {
    // The running service alone may open the embedded database.
    if (await sendCommand(dataDir, { command: 'backup', folder })) return readManifest(folder);
    if (!existsSync(join(dataDir, 'database'))) {
      throw new BackupError(
        `There is no embedded database in ${dataDir}: set DATA_DIR to the folder that has it.`,
      );
    }
  }
  // Without migrations: a backup before an update has the tables of the version before.
  const database = databaseUrl ? await openServer(databaseUrl) : await openEmbedded(dataDir);
  try {
    return await writeBackup(database, { dataDir, folder, now: new Date() });
  } finally {
    await database.close();
  }
}

function printResult(words: string, path: string, manifest: BackupManifest): void {
  const { createdAt, media } = manifest;
  process.stdout.write(
    `${words} ${path}: ${totalRows(manifest)} rows, ${media.files} files, ${createdAt}\n`,
  );
}
