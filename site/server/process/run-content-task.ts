import type { Database, OpenDatabase } from '../db/database';
import { hasContent } from '../http/health';
import { describeChanges } from '../import/describe-changes';
import { exportPack } from '../import/export/export-pack';
import { checkPacks, importPacks } from '../import/import-packs';
import { openMediaStore, type MediaStore } from '../import/media/media-store';
import { needsDemo } from '../import/needs-demo-content';
import type { ImportSummary } from '../import/prepare/summarize';
import type { ContentRequest, ControlRequest } from './control-commands';
import type { ProgressMessage } from './control-socket';

export interface ContentTask extends ContentRequest {
  dataDir: string;
  /** Folder of the demo content pack. */
  demoContent: string;
  report: (progress: ProgressMessage) => void;
}

export function isContentRequest(request: ControlRequest): request is ContentRequest {
  return Object.hasOwn(runners, request.command);
}

/** Imports or exports a pack, or tells what an import would change. Resolves to the lines to print. */
export function runContentTask(
  { withExclusiveLock }: Pick<OpenDatabase, 'withExclusiveLock'>,
  task: ContentTask,
): Promise<string[]> {
  return withExclusiveLock((db) => runners[task.command](db, task));
}

const runners: Record<
  ContentTask['command'],
  (db: Database, task: ContentTask) => Promise<string[]>
> = {
  import: async (db, task) => {
    const folders = await choosePacks(db, task);
    const { dataDir, replacesEdited } = task;
    const options = {
      dataDir,
      onProgress: counter(task),
      ...(replacesEdited && { replacesEdited }),
    };
    const summaries = await importPacks(db, folders, options);
    return summaries.map((summary) => describe('已导入 · Imported from', summary));
  },
  'dry-run': async (db, task) => {
    const folders = await choosePacks(db, task);
    const store: MediaStore = openMediaStore(task.dataDir);
    const { replacesEdited = false } = task;
    const options = { store, now: new Date(), onProgress: counter(task), replacesEdited };
    const { summaries, prepare } = await checkPacks(db, folders, options);
    const changes: string[] = [];
    for await (const pack of prepare(db)) changes.push(...(await describeChanges(db, pack)));
    const totals = summaries.map((one) => describe('试导入，未写入 · Would import from', one));
    return [...changes, ...totals];
  },
  export: async (db, { folder, dataDir }) => {
    const { records, files } = await exportPack(db, folder, { dataDir });
    return [`已导出 · Exported to ${folder}: ${records} records, ${files} files.`];
  },
};

async function choosePacks(
  db: Database,
  { folder, demoContent, report }: ContentTask,
): Promise<string[]> {
  if ((await hasContent(db)) || !needsDemo(folder)) return [folder];
  report({ label: '先导入演示博物馆 · The demo museum is imported first' });
  return [demoContent, folder];
}

const counter =
  ({ report }: ContentTask) =>
  (label: string, done: number, total: number) =>
    report({ label, done, total });

function describe(words: string, summary: ImportSummary): string {
  const { folder, unchanged, withdrawn, keptEntries, keptEdited, ignoredFiles } = summary;
  const counts = `${summary.new} new, ${summary.changed} changed, ${unchanged} unchanged, ${withdrawn} withdrawn`;
  const ignored = ignoredFiles.length > 0 ? ` Ignored files: ${ignoredFiles.join(', ')}.` : '';
  const kept =
    keptEntries.length > 0
      ? ` Existing entries kept, because the pack has only a catalogue record of them: ${keptEntries.join(', ')}.`
      : '';
  const edited =
    keptEdited.length > 0
      ? ` 工作台也改过，保留工作台的版本 · Changed at the desk as well and kept as they are there (--replace-edited takes the pack's): ${keptEdited.join(', ')}.`
      : '';
  return `${words} ${folder}: ${counts}.${ignored}${kept}${edited}`;
}
