import type { OpenDatabase } from '../db/database';
import { hasContent } from '../http/health';
import { importPacks, type ImportOptions } from '../import/import-packs';

/** Imports the demo museum into a database without categories. Of several processes one does it. */
export async function importWhenEmpty(
  { db, exclusively }: OpenDatabase,
  demoContent: string,
  options: ImportOptions,
  say: (text: string) => void,
): Promise<void> {
  if (await hasContent(db)) return;
  await exclusively(async () => {
    if (await hasContent(db)) return;
    say('导入演示博物馆 · Importing the demo museum');
    await importPacks(db, [demoContent], options);
  });
}
