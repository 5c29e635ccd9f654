import { resolve } from 'node:path';
import { openDatabase } from '../db/open-database';
import { hasContent } from '../http/health';
import { builtLocations, type Locations } from './locations';
import { explainError } from './explain-error';
import { createProgress, type Progress } from './progress';
import { callerFolder, readSettings, type Settings } from './settings';
import { importPacks } from '../import/import-packs';
import { needsDemo } from '../import/needs-demo-content';
import type { ImportSummary } from '../import/summarize';

const usage = 'Usage: npm run content:import -- FOLDER';

/** Runs `npm run content:import -- FOLDER`; resolves to the exit code. */
export async function main(argv: string[]): Promise<number> {
  const [folder] = argv;
  if (argv.length !== 1 || folder === undefined || folder.startsWith('-')) {
    process.stderr.write(`${usage}\n`);
    return 1;
  }
  try {
    const locations = builtLocations();
    const settings = readSettings(process.env, locations.defaultDataDir);
    const pack = resolve(callerFolder(process.env), folder);
    await run(pack, settings, locations, createProgress(process.stdout));
    return 0;
  } catch (error) {
    process.stderr.write(`${explainError(error)}\n`);
    return 1;
  }
}

async function run(
  pack: string,
  settings: Settings,
  { migrations, demoContent }: Locations,
  progress: Progress,
): Promise<void> {
  const database = await openDatabase({
    ...settings,
    migrationsFolder: migrations,
    onCreate: () => progress.step('建立数据库 · Creating the database'),
  });
  try {
    const summaries = await database.withExclusiveLock(async (db) => {
      const needsDemoMuseum = !(await hasContent(db)) && needsDemo(pack);
      if (needsDemoMuseum) progress.step('先导入演示博物馆 · The demo museum is imported first');
      const folders = needsDemoMuseum ? [demoContent, pack] : [pack];
      return importPacks(db, folders, { dataDir: settings.dataDir, onProgress: progress.count });
    });
    for (const summary of summaries) process.stdout.write(`${describe(summary)}\n`);
  } finally {
    await database.close();
  }
}

function describe(summary: ImportSummary): string {
  const { folder, unchanged, withdrawn, keptEntries } = summary;
  const counts = `${summary.new} new, ${summary.changed} changed, ${unchanged} unchanged, ${withdrawn} withdrawn`;
  const ignored =
    summary.ignoredFiles.length > 0 ? ` Ignored files: ${summary.ignoredFiles.join(', ')}.` : '';
  const kept =
    keptEntries.length > 0
      ? ` Existing entries kept, because the pack has only a catalogue record of them: ${keptEntries.join(', ')}.`
      : '';
  return `已导入 · Imported from ${folder}: ${counts}.${ignored}${kept}`;
}
