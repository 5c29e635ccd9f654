import { eq } from 'drizzle-orm';
import type { SiteId } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { searchIndexes } from '../../db/schema';
import { publishEvent } from '../../diagnostics/events';
import type { IndexedDocument } from '../memory/search-index';
import { fillTimeout, type GroongaClient } from './client';
import { toRecord } from './documents';
import { createIdSet, type IdSet } from './id-set';
import { keepAwake, lockSite } from './lock-site';
import { isOneOf } from './expressions';
import { readDocuments, readFingerprints, type Fingerprint } from './read-documents';
import { syllablesIn } from './sounds';
import { readState, writeState } from './state';
import { createSiteIndexes, createSiteTables, createStatesTable, noEnd, tablesOf } from './tables';
import { visibility } from './visibility';

export const endedBatch = 10_000;

/**
 * Brings the documents of the search server up to date with one snapshot of the database; only those that differ are
 * written. Searches find the former content until all is written. Does nothing while another process does it.
 */
export async function fillSite(
  db: Database,
  client: GroongaClient,
  siteId: SiteId,
  clock: () => Date,
): Promise<void> {
  await lockSite(db, siteId, (transaction) => fillLocked(transaction, client, siteId, clock));
  await client.run('io_flush', {}, fillTimeout);
}

async function fillLocked(
  db: Database,
  client: GroongaClient,
  siteId: SiteId,
  clock: () => Date,
): Promise<void> {
  const start = performance.now();
  const [metadata] = await db.select().from(searchIndexes).where(eq(searchIndexes.siteId, siteId));
  if (!metadata) return;
  const { digest, areaLabels, periodLabels } = metadata;
  await createStatesTable(client);
  await createSiteTables(client, siteId);
  const former = await readState(client, siteId);
  if (former?.digest === digest) return;
  const version = (former?.version ?? 0) + 1;
  const written = { version, isUpdate: former !== undefined, now: clock() };
  const table = { client, name: tablesOf(siteId).documents, version };
  // Only this process writes: what ended with a version that no search asks for is in nobody's way.
  await removeEnded(table);
  const syllables = new Set(former?.syllables);
  const present = createIdSet();
  let documents = 0;
  for await (const rows of readFingerprints(db, siteId)) {
    const stored = await readStored(table, rows);
    const missing = rows.filter(({ key }) => !stored.has(key));
    for (const { id } of stored.values()) present.add(id);
    await reopen(table, stored);
    for await (const added of readDocuments(db, siteId, missing)) {
      for (const { document } of added) addSyllables(document, syllables);
      const records = added.map(({ key, document }) => toRecord(key, document, written));
      await client.load(table.name, records);
    }
    for (const { id } of (await readStored(table, missing)).values()) present.add(id);
    documents += rows.length;
  }
  await endOthers(table, present);
  await keepAwake(db, createSiteIndexes(client, siteId));
  await writeState(client, siteId, {
    ...{ digest, version, areaLabels, periodLabels, syllables: [...syllables] },
    ...(former && { replacedAt: clock().getTime() }),
  });
  const seconds = (performance.now() - start) / 1_000;
  publishEvent('searchFilled', { siteId, documents, seconds });
}

function addSyllables(
  { titleReadings, factsReadings }: IndexedDocument,
  syllables: Set<string>,
): void {
  for (const text of [titleReadings, factsReadings])
    for (const syllable of syllablesIn(text)) syllables.add(syllable);
}

export interface FilledTable {
  client: GroongaClient;
  name: string;
  version: number;
}

interface StoredRow {
  id: number;
  until: number;
}

export type SelectedRows = [[[number], unknown, ...[string, number, number][]]];

/** Those of some documents that the server has, by their keys. */
async function readStored(
  { client, name: table }: FilledTable,
  documents: readonly Fingerprint[],
): Promise<Map<string, StoredRow>> {
  if (documents.length === 0) return new Map();
  const filter = isOneOf('_key', new Set(documents.map(({ key }) => key)));
  const [[, , ...rows]] = (await client.run(
    'select',
    { table, filter, output_columns: '_key,_id,until', limit: -1 },
    fillTimeout,
  )) as SelectedRows;
  return new Map(rows.map(([key, id, until]) => [key, { id, until }]));
}

/** Documents that an aborted filling has ended, and that are there now, do not end. */
async function reopen(
  { client, name }: FilledTable,
  stored: ReadonlyMap<string, StoredRow>,
): Promise<void> {
  const ended = [...stored].filter(([, { until }]) => until !== noEnd);
  await client.load(
    name,
    ended.map(([key]) => ({ _key: key, until: noEnd })),
  );
}

/** Removes the documents that ended before a version. */
export async function removeEnded({ client, name: table, version }: FilledTable): Promise<void> {
  const filter = `until < ${version}`;
  for (;;) {
    const [[[total]]] = (await client.run(
      'select',
      { table, filter, limit: 0 },
      fillTimeout,
    )) as SelectedRows;
    if (total === 0) return;
    await client.run('delete', { table, filter, limit: endedBatch }, fillTimeout);
  }
}

/** Ends the documents that are not present any more, also those that an aborted filling has written. */
async function endOthers(
  { client, name: table, version }: FilledTable,
  present: IdSet,
): Promise<void> {
  const select = async (after: number, limit: number) => {
    const filter = `until == ${noEnd} && _id > ${after}`;
    const parameters = { table, filter, sort_keys: '_id', output_columns: '_key,_id,until', limit };
    const [[[total], , ...rows]] = (await client.run(
      'select',
      parameters,
      fillTimeout,
    )) as SelectedRows;
    return { total, rows };
  };
  const { total } = await select(0, 0);
  if (total === present.size) return;
  let last = 0;
  for (;;) {
    const { rows } = await select(last, endedBatch);
    const ended = rows.filter(([, id]) => !present.has(id));
    await client.load(
      table,
      ended.map(([key]) => ({ _key: key, until: version, visibility: visibility.limited })),
    );
    if (rows.length < endedBatch) return;
    last = rows.at(-1)?.[1] ?? last;
  }
}
