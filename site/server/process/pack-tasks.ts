import { join } from 'node:path';
import type { DeskJobResult } from '../../contract/schemas/desk/jobs';
import type { OpenDatabase } from '../db/database';
import type { DeskTasks, ReportProgress } from '../desk/jobs/desk-tasks';
import { listPacks, receivePack, removePack } from '../desk/packs/receive-pack';
import { describeChanges } from '../import/describe-changes';
import { checkPacks, importPacks } from '../import/import-packs';
import { openMediaStore } from '../import/media/media-store';
import type { ImportSummary } from '../import/prepare/summarize';

/** Lines of a result that the desk stores and shows. */
const maxLines = 500;

/** Content packs in the folder `packs` of the data folder, uploaded or put there by whoever runs the service. */
export function createPackTasks(
  { withExclusiveLock }: Pick<OpenDatabase, 'withExclusiveLock'>,
  { dataDir }: { dataDir: string },
): NonNullable<DeskTasks['packs']> {
  const folder = join(dataDir, 'packs');
  return {
    list: () => Promise.resolve(listPacks(folder)),
    receive: (part) => receivePack(folder, part),
    remove: (name) => removePack(folder, name),
    check: (name, report) =>
      withExclusiveLock(async (db) => {
        const { summaries, prepare } = await checkPacks(db, [join(folder, name)], {
          ...{ store: openMediaStore(dataDir), now: new Date() },
          onProgress: counter(report),
        });
        const lines: string[] = [];
        for await (const pack of prepare(db)) lines.push(...(await describeChanges(db, pack)));
        return describe(summaries, lines);
      }),
    import: (name, report) =>
      withExclusiveLock(async (db) => {
        const onProgress = counter(report);
        return describe(await importPacks(db, [join(folder, name)], { dataDir, onProgress }), []);
      }),
  };
}

const counter = (report: ReportProgress) => (label: string, done: number, total: number) =>
  report({ label, done, total });

function describe(summaries: readonly ImportSummary[], changes: readonly string[]): DeskJobResult {
  const sum = (count: (summary: ImportSummary) => number) =>
    summaries.reduce((total, summary) => total + count(summary), 0);
  const kept = summaries.flatMap(({ keptEntries, keptEdited }) =>
    [...keptEntries, ...keptEdited].map((name) => `kept ${name}`),
  );
  const ignored = summaries.flatMap(({ ignoredFiles }) =>
    ignoredFiles.map((file) => `ignored ${file}`),
  );
  const lines = [...changes, ...kept, ...ignored];
  return {
    counts: {
      new: sum((summary) => summary.new),
      changed: sum((summary) => summary.changed),
      unchanged: sum((summary) => summary.unchanged),
      withdrawn: sum((summary) => summary.withdrawn),
    },
    lines: lines.slice(0, maxLines),
    moreLines: Math.max(0, lines.length - maxLines),
  };
}
