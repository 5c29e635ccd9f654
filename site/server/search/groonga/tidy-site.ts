import type { SiteId } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { fillTimeout, type GroongaClient } from './client';
import { endedBatch, removeEnded, type FilledTable, type SelectedRows } from './fill-site';
import { keepAwake, lockSite } from './lock-site';
import { readState, writeState } from './state';
import { tablesOf } from './tables';
import { isReleasable, visibility } from './visibility';

/** Milliseconds after which no search looks for the former version any more. */
const grace = 60_000;

/** Whether a version of the content has replaced another one long enough ago to tidy up after it. */
export const isTidyDue = (
  { replacedAt }: { replacedAt?: number | undefined },
  now: Date,
): boolean => replacedAt !== undefined && now.getTime() >= replacedAt + grace;

/** Removes the documents of former versions, and the limits of those that this version has added. */
export async function tidySite(
  db: Database,
  client: GroongaClient,
  siteId: SiteId,
  now: Date,
): Promise<void> {
  await lockSite(db, siteId, (transaction) =>
    keepAwake(transaction, tidyLocked(client, siteId, now)),
  );
}

async function tidyLocked(client: GroongaClient, siteId: SiteId, now: Date): Promise<void> {
  const state = await readState(client, siteId);
  if (!state || !isTidyDue(state, now)) return;
  const table = { client, name: tablesOf(siteId).documents, version: state.version + 1 };
  await removeEnded(table);
  await releaseAdded(table, isReleasable(state.version, now));
  await writeState(client, siteId, { ...state, replacedAt: undefined });
}

async function releaseAdded({ client, name: table }: FilledTable, filter: string): Promise<void> {
  for (;;) {
    const parameters = { table, filter, output_columns: '_key,_id,until', limit: endedBatch };
    const [[, , ...rows]] = (await client.run('select', parameters, fillTimeout)) as SelectedRows;
    await client.load(
      table,
      rows.map(([key]) => ({ _key: key, visibility: visibility.always })),
    );
    if (rows.length < endedBatch) return;
  }
}
