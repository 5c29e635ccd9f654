import { openDatabase } from '../db/open-database';
import { sendCommand } from './control-socket';
import { explainError } from './explain-error';
import { builtLocations } from './locations';
import {
  maintenanceUsage,
  parseMaintenanceRequest,
  type MaintenanceRequest,
} from './parse-maintenance-request';
import { createCommandRunner } from './run-command';
import { readSettings, type Settings } from './settings';

/** `npm run retention`, `member:reset` and `staff:add`, also while the service runs; resolves to the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  const request = parseMaintenanceRequest(argv);
  if (!request) {
    process.stderr.write(maintenanceUsage);
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
