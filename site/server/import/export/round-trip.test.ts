import fc from 'fast-check';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caseCount } from '../../../scripts/lib/property-cases';
import { fixtureToday, writePackFiles } from '../../testing/fixture-pack';
import { generatedPacks } from '../../testing/generated-records';
import { readContent, readFiles } from '../../testing/read-content';
import { makeTemporaryFolder, removeFolder } from '../../testing/temporary-folder';
import { openTestDatabase } from '../../testing/test-database';
import { importPacks } from '../import-packs';
import { exportPack } from './export-pack';

/** Records of a generated pack in the mean: `npm run test:proof` counts records. */
const recordsOfPack = 60;

test(
  'the export of any pack of some sixty records imports to the same content, and exports to the same files',
  async () => {
    await fc.assert(fc.asyncProperty(generatedPacks, checkRoundTrip), {
      numRuns: Math.ceil(caseCount(3 * recordsOfPack) / recordsOfPack),
    });
  },
  caseCount(3 * recordsOfPack) * 1_000,
);

async function checkRoundTrip(files: object): Promise<void> {
  const folder = makeTemporaryFolder('round-trip');
  const [source, target] = [await openTestDatabase(), await openTestDatabase()];
  try {
    const dataDir = join(folder, 'data');
    const options = { dataDir, clock: () => fixtureToday };
    const pack = writePackFiles(join(folder, 'pack'), { ...files });
    await importPacks(source.db, [pack], options);
    const exported = join(folder, 'exported');
    await exportPack(source.db, exported, { dataDir });
    await importPacks(target.db, [exported], options);
    expect(await readContent(target.db)).toEqual(await readContent(source.db));
    const again = join(folder, 'exported-again');
    await exportPack(target.db, again, { dataDir });
    expect(readFiles(again)).toEqual(readFiles(exported));
    // In its own database it changes nothing.
    const [summary] = await importPacks(source.db, [exported], options);
    expect(summary).toMatchObject({ new: 0, changed: 0, withdrawn: 0 });
  } finally {
    await source.close();
    await target.close();
    removeFolder(folder);
  }
}
