import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { openDatabase } from '../db/open-database';
import { CommandFailedError } from './command-failed-error';
import type { ContentRequest } from './control-commands';
import { sendCommand, type ProgressMessage } from './control-socket';
import { explainError } from './explain-error';
import { builtLocations, type Locations } from './locations';
import { createProgress, type Progress } from './progress';
import { runContentTask, type ContentTask } from './run-content-task';
import { callerFolder, readSettings, type Settings } from './settings';

const usage =
  'Usage: npm run content:import -- [--dry-run] [--replace-edited] FOLDER\n' +
  '       npm run content:export -- FOLDER\n';

const tasks: Readonly<Record<string, ContentTask['command']>> = {
  import: 'import',
  'import --dry-run': 'dry-run',
  export: 'export',
};

/** Runs `npm run content:import` and `npm run content:export`; resolves to the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  const [name = '', ...rest] = argv;
  const replacesEdited = name === 'import' && rest.includes('--replace-edited');
  const options = rest.filter(
    (word) => word.startsWith('-') && !(replacesEdited && word === '--replace-edited'),
  );
  const [folder, ...more] = rest.filter((word) => !word.startsWith('-'));
  const task = tasks[[name, ...options].join(' ')];
  if (task === undefined || folder === undefined || more.length > 0) {
    process.stderr.write(usage);
    return 1;
  }
  try {
    const locations = builtLocations();
    const settings = readSettings(process.env, locations.defaultDataDir);
    const path = resolve(callerFolder(process.env), folder);
    const request = { command: task, folder: path, ...(replacesEdited && { replacesEdited }) };
    const lines = await run(request, settings, locations, createProgress(process.stdout));
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    return 0;
  } catch (error) {
    process.stderr.write(`${explainError(error)}\n`);
    return 1;
  }
}

const Lines = Type.Array(Type.String());

async function run(
  request: ContentRequest,
  settings: Settings,
  { migrations, demoContent }: Locations,
  progress: Progress,
): Promise<string[]> {
  const { dataDir, databaseUrl } = settings;
  const report = ({ label, done, total }: ProgressMessage) =>
    done === undefined || total === undefined
      ? progress.step(label)
      : progress.count(label, done, total);
  if (databaseUrl === undefined) {
    // The running service alone may open the embedded database.
    const sent = await sendCommand(dataDir, request, report);
    if (sent && Value.Check(Lines, sent.result)) return sent.result;
    if (request.command !== 'import' && !existsSync(join(dataDir, 'database'))) {
      throw new CommandFailedError(
        `还没有数据库，请设定 DATA_DIR · There is no embedded database in ${dataDir}: set DATA_DIR to the folder that has it.`,
      );
    }
  }
  const database = await openDatabase({
    ...settings,
    migrationsFolder: migrations,
    onCreate: () => progress.step('建立数据库 · Creating the database'),
  });
  try {
    return await runContentTask(database, { ...request, dataDir, demoContent, report });
  } finally {
    await database.close();
  }
}
