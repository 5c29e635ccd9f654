import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { importPacks } from '../import/import-packs';
import { fixturePack, fixtureToday, writePackFiles } from './fixture-pack';
import type { TestContent } from './test-database';

/** The imported fixture pack. */
export const fixtureMuseum: TestContent = {
  name: 'small-museum',
  fill: async (db, dataDir) => {
    const pack = writePackFiles(join(dataDir, 'pack'), await fixturePack());
    await importPacks(db, [pack], { dataDir, clock: () => fixtureToday });
    rmSync(pack, { recursive: true });
  },
};
