import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/open-database';
import {
  awkwardTexts,
  backUpAgain,
  backupTime,
  backupTimeout,
  copyOfBackup,
  restoreAndBackUp,
  restoreOptions,
  spoilRows,
  useBackedUpMuseum,
} from '../testing/backed-up-museum';
import { createServerDatabase } from '../testing/server-database';
import { temporaryFolder } from '../testing/temporary-folder';
import { migrationsFolder } from '../testing/test-database';
import { readManifest } from './manifest';
import { restoreOnServer } from './restore-on-server';
import { measureTable } from './table-files';
import { writeBackup } from './write-backup';

const serverUrl = process.env.TEST_DATABASE_URL;
const museum = useBackedUpMuseum();

test.runIf(serverUrl)(
  'round trip from embedded database to server and back keeps every row and file',
  async () => {
    const { url, drop } = await createServerDatabase(serverUrl ?? '');
    onTestFinished(drop);
    const target = temporaryFolder('server-media');
    const embedded = await restoreAndBackUp(museum.backup);
    await restoreOnServer(museum.backup, url, { ...restoreOptions, dataDir: target });
    const folder = join(temporaryFolder('server'), 'backup');
    const server = await openDatabase({ dataDir: target, databaseUrl: url, migrationsFolder });
    const onServer = await writeBackup(server, { dataDir: target, folder, now: backupTime });
    await server.close();
    const back = await restoreAndBackUp(folder);
    for (const { tables, media } of [embedded, onServer, back]) {
      expect(tables).toEqual(museum.manifest.tables);
      expect(media).toEqual(museum.manifest.media);
    }
  },
  backupTimeout,
);

test.runIf(serverUrl)(
  'restore on a server with data is rejected, and with replace keeps the old rows in a schema',
  async () => {
    const { url, drop } = await createServerDatabase(serverUrl ?? '');
    onTestFinished(drop);
    const target = temporaryFolder('server-media');
    await restoreOnServer(museum.backup, url, { ...restoreOptions, dataDir: target });
    const again = { ...restoreOptions, dataDir: target };
    await expect(restoreOnServer(museum.backup, url, again)).rejects.toThrow(/holds data already/);
    await restoreOnServer(museum.backup, url, { ...again, replace: true });
    const server = await openDatabase({ dataDir: target, databaseUrl: url, migrationsFolder });
    const counted = await server.withSnapshot((connection) =>
      connection.query<{ count: number }>(
        'select count(*)::int as count from before_20261121010203.members',
      ),
    );
    expect(counted).toEqual([{ count: awkwardTexts.length }]);
    expect((await backUpAgain(server, target)).tables).toEqual(museum.manifest.tables);
  },
  backupTimeout,
);

test.runIf(serverUrl)(
  'restore that fails half-way leaves the rows of a server as they were',
  async () => {
    const { url, drop } = await createServerDatabase(serverUrl ?? '');
    onTestFinished(drop);
    const target = temporaryFolder('server-media');
    await restoreOnServer(museum.backup, url, { ...restoreOptions, dataDir: target });
    const folder = copyOfBackup(museum);
    spoilRows(folder, 'volunteers', () => 'one column\n');
    const spoilt = readManifest(folder);
    const volunteers = {
      ...spoilt.tables.volunteers,
      ...(await measureTable(folder, 'volunteers')),
    };
    writeFileSync(
      join(folder, 'backup.json'),
      JSON.stringify({ ...spoilt, tables: { ...spoilt.tables, volunteers } }),
    );
    await expect(
      restoreOnServer(folder, url, { ...restoreOptions, dataDir: target, replace: true }),
    ).rejects.toThrow();
    const server = await openDatabase({ dataDir: target, databaseUrl: url, migrationsFolder });
    expect((await backUpAgain(server, target)).tables).toEqual(museum.manifest.tables);
  },
  backupTimeout,
);
