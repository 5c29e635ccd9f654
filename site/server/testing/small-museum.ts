import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { importPacks } from '../import/import-packs';
import { smallPack, smallToday, writePackFiles } from './small-pack';
import type { TestContent } from './test-database';

/** The imported fixture pack. */
export const smallMuseum: TestContent = {
  name: 'small-museum',
  fill: async (db, dataDir) => {
    const pack = writePackFiles(join(dataDir, 'pack'), await smallPack());
    await importPacks(db, [pack], { dataDir, clock: () => smallToday });
    rmSync(pack, { recursive: true });
  },
};
