import type { OpenDatabase } from '../db/database';
import { hasContent } from '../http/health';
import { importPacks, type ImportOptions } from '../import/import-packs';
import type { Settings } from './settings';

export interface FillOptions extends ImportOptions {
  settings: Pick<Settings, 'databaseUrl' | 'publicOrigin'>;
  /** Folder of the demo content pack. */
  demoContent: string;
  /** Called with the message of each step. */
  onStep: (text: string) => void;
}

/**
 * Imports the demo museum into a database without categories. With `databaseUrl` or `publicOrigin`
 * set, an empty database is a mistake of the operator: a message is printed and nothing imported.
 */
export async function fillEmptyDatabase(
  { db, withExclusiveLock }: OpenDatabase,
  { settings, demoContent, onStep, ...importOptions }: FillOptions,
): Promise<void> {
  if (await hasContent(db)) return;
  if (settings.databaseUrl !== undefined || settings.publicOrigin !== undefined) {
    onStep(
      '数据库是空的，请先运行 npm run content:import -- 文件夹 · ' +
        'The database is empty: import content with npm run content:import -- FOLDER',
    );
    return;
  }
  // Locked: only one of several processes imports.
  await withExclusiveLock(async (patientDb) => {
    if (await hasContent(patientDb)) return;
    const { dataDir } = importOptions;
    onStep(`导入演示博物馆到 ${dataDir} · Importing the demo museum into ${dataDir}`);
    await importPacks(patientDb, [demoContent], importOptions);
  });
}
