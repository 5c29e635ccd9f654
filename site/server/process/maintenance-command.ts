import { openDatabase } from '../db/open-database';
import type { ContentRequest, ControlRequest } from './control-commands';
import { sendCommand } from './control-socket';
import { explainError } from './explain-error';
import { builtLocations } from './locations';
import { createCommandRunner } from './run-command';
import { readSettings, type Settings } from './settings';

const usage = 'Usage: npm run retention -- [--dry-run]\n       npm run member:reset -- USER_NAME\n';

/** `npm run retention` and `npm run member:reset`, also while the service runs; resolves to the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  const request = parseRequest(argv);
  if (!request) {
    process.stderr.write(usage);
    return 1;
  }
  try {
    const { defaultDataDir, migrations } = builtLocations();
    const settings = readSettings(process.env, defaultDataDir);
    process.stdout.write(`${String(await run(request, settings, migrations))}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${explainError(error)}\n`);
    return 1;
  }
}

type MaintenanceRequest = Exclude<ControlRequest, ContentRequest>;

function parseRequest([name, argument, ...more]: readonly string[]):
  MaintenanceRequest | undefined {
  if (more.length > 0) return undefined;
  if (name === 'retention' && (argument === undefined || argument === '--dry-run')) {
    return { command: 'retention', isDryRun: argument !== undefined };
  }
  if (name !== 'member-reset' || argument === undefined || argument.startsWith('--')) {
    return undefined;
  }
  return { command: 'member-reset', userName: argument };
}

async function run(
  request: MaintenanceRequest,
  settings: Settings,
  migrationsFolder: string,
): Promise<unknown> {
  if (settings.databaseUrl === undefined) {
    const answer = await sendCommand(settings.dataDir, request);
    if (answer) return answer.result;
  }
  const database = await openDatabase({ ...settings, migrationsFolder });
  try {
    return await createCommandRunner(database, settings)(request, new Date());
  } finally {
    await database.close();
  }
}
