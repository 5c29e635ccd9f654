import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from './app';
import { loadBookingVerifier } from './booking/booking-verifier';
import { openDatabase } from './db/open-database';
import { createMetrics } from './metrics/metrics';
import { startSchedules } from './process/start-schedules';
import { startPublisher } from './process/start-publisher';
import { builtLocations } from './process/locations';
import { printAddresses } from './process/announce';
import { closeApp } from './process/close-app';
import { createDeskTasks } from './process/desk-tasks';
import { explainError } from './process/explain-error';
import { fillEmptyDatabase } from './process/fill-empty-database';
import { assertAddressFree } from './process/assert-address-free';
import { limitHeapGrowth } from './process/limit-heap-growth';
import { createProgress } from './process/progress';
import { readSettings } from './process/settings';
import { stopOnSignal } from './process/stop-on-signal';
import { completeFindingColumns } from './import/apply/complete-finding-columns';
import { buildMissingSearchIndex } from './search/build/rebuild-search';

/** Runs the service until SIGINT or SIGTERM; prints the cause and exits with 1 if it cannot start. */
export async function main(): Promise<void> {
  limitHeapGrowth();
  const stopper = stopOnSignal(process);
  try {
    await start(stopper);
  } catch (error) {
    process.stderr.write(`${explainError(error)}\n`);
    await stopper.stop(1);
  }
}

async function start(stopper: ReturnType<typeof stopOnSignal>): Promise<void> {
  const locations = builtLocations();
  const settings = readSettings(process.env, locations.defaultDataDir);
  const { dataDir, logLevel, host, port, trustedProxies, publicOrigin, userCentreUrl } = settings;
  // Checked before the import, which may take a minute.
  await assertAddressFree(host, port);
  const progress = createProgress(process.stdout);
  const database = await openDatabase({
    ...settings,
    migrationsFolder: locations.migrations,
    onCreate: () => progress.step('建立数据库 · Creating the database'),
  });
  stopper.beforeExit(database.close);
  await fillEmptyDatabase(database, {
    settings,
    demoContent: locations.demoContent,
    dataDir,
    onProgress: progress.count,
    onStep: progress.step,
  });
  await database.withExclusiveLock(completeFindingColumns);
  await database.withExclusiveLock(buildMissingSearchIndex);
  const mediaDir = join(dataDir, 'media');
  mkdirSync(mediaDir, { recursive: true });
  const { registry } = createMetrics(database.readConnectionUse);
  const app = await createApp({
    db: database.db,
    searchUrl: settings.searchUrl,
    sharesDatabase: settings.databaseUrl !== undefined,
    locations,
    metrics: { registry, token: settings.metricsToken },
    mediaDir,
    logLevel,
    // Ten times the need of a museum with 20,000 records.
    responseCacheBytes: 64 * 1024 * 1024,
    // Some three hundred pages.
    pageCacheBytes: 32 * 1024 * 1024,
    trustedProxies,
    publicOrigin,
    userCentreUrl,
    bookingVerifier: settings.bookingVerifier
      ? await loadBookingVerifier(settings.bookingVerifier)
      : undefined,
    retention: settings.retention,
    offersOfflineVisit: settings.offersOfflineVisit,
    deskTasks: createDeskTasks(database, settings),
    policyReports: join(dataDir, 'policy-reports.log'),
  });
  stopper.beforeExit(() => closeApp(app));
  await app.listen({ port, host });
  stopper.beforeExit(await startSchedules(database, settings, locations.demoContent, app.log));
  stopper.beforeExit(startPublisher({ database, dataDir, log: app.log }).stop);
  printAddresses(process.stdout, app.server.address());
}
