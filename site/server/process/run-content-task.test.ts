import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createArticle as article } from '../testing/pack-records';
import { temporaryFolder } from '../testing/temporary-folder';
import { createJpeg, writePackFiles, type PackFiles } from '../testing/fixture-pack';
import { useTestImporter } from '../testing/test-importer';
import { listenForCommands, sendCommand, type ProgressMessage } from './control-socket';
import { isContentRequest, runContentTask, type ContentTask } from './run-content-task';

const importer = useTestImporter({ withMuseum: true });

const runTask = (task: ContentTask['command'], files: PackFiles) =>
  runContentTask(
    { withExclusiveLock: (run) => run(importer.db) },
    {
      ...{ command: task, dataDir: importer.dataDir, demoContent: '', report: () => undefined },
      folder: writePackFiles(temporaryFolder('pack'), files),
    },
  );

const image = { file: 'a.jpg', alt_zh: '甲', alt_en: 'A' };

test('a dry run prints what an import would change and writes nothing', async () => {
  await importer.import({
    'a.jpg': await createJpeg('#135'),
    'entries.json': [article('pictured', { images: [image] }), article('edited'), article('same')],
  });
  const before = await importer.readAllRows();
  const lines = await runTask('dry-run', {
    'entries.json': [
      article('pictured'),
      article('edited', { title_zh: '新题' }),
      article('same'),
      article('added'),
    ],
    'objects.json': [{ id: 'ding', withdrawn: true }],
  });
  expect(lines.slice(0, -1)).toEqual([
    'changed entry pictured: images',
    'changed entry edited: title_zh',
    'new entry added',
    'withdrawn exhibit ding',
    'unused afterwards a.jpg',
  ]);
  expect(lines.at(-1)).toMatch(
    /试导入.*Would import from .*: 1 new, 2 changed, 1 unchanged, 1 withdrawn\.$/,
  );
  expect(await importer.readAllRows()).toEqual(before);
});

test('a dry run of a faulty pack rejects with the faults of an import', async () => {
  await expect(runTask('dry-run', { 'entries.json': [{ id: 'broken' }] })).rejects.toThrow(/fault/);
});

test('an import through the control socket passes its progress and its summary back', async () => {
  const dataDir = temporaryFolder('control');
  const { close } = await listenForCommands(dataDir, (request, report) =>
    isContentRequest(request)
      ? runContentTask(
          { withExclusiveLock: (run) => run(importer.db) },
          { ...request, dataDir: importer.dataDir, demoContent: '', report },
        )
      : Promise.reject(new Error('No request about content.')),
  );
  onTestFinished(close);
  const folder = writePackFiles(join(temporaryFolder('pack'), 'live'), {
    'a.jpg': await createJpeg('#246'),
    'entries.json': [article('live', { images: [image] })],
  });
  const progress: ProgressMessage[] = [];
  const sent = await sendCommand(dataDir, { command: 'import', folder }, (one) =>
    progress.push(one),
  );
  expect(sent?.result).toEqual([
    `已导入 · Imported from ${folder}: 1 new, 0 changed, 0 unchanged, 0 withdrawn.`,
  ]);
  expect(progress.at(-1)).toMatchObject({ done: 1, total: 1 });
  const faulty = writePackFiles(temporaryFolder('pack'), { 'entries.json': [{ id: 'broken' }] });
  await expect(sendCommand(dataDir, { command: 'import', folder: faulty })).rejects.toThrow(
    /entries\.json broken category: .*\nentries/,
  );
});
