import type { SiteId } from '../../../contract/shared/sites';
import { fillTimeout, type GroongaClient } from './client';

/** Must change with the columns or the form of their values: begin of the names, so that older tables are not read. */
const formatVersion = 'V2';

/** Time of an end that is not known: later than any date. */
export const noEnd = 9e15;

/** Table with the state of each site. */
export const statesTable = `${formatVersion}States`;

/** Names of the tables of a site. */
export function tablesOf(siteId: SiteId) {
  const name = (suffix: string) => `${formatVersion}Site${siteId}${suffix}`;
  return {
    documents: name('Documents'),
    /** Pairs of characters and words, as the tokenizer divides text. */
    tokens: name('Tokens'),
    sounds: name('Sounds'),
    characters: name('Characters'),
    edges: name('Edges'),
    values: name('Values'),
  };
}

/** Columns by which a document is found, in their order in the index. */
const textColumns = ['title', 'facts', 'body'] as const;
const soundColumns = ['title_sounds', 'facts_sounds'] as const;
const characterColumns = ['title_characters', 'facts_characters', 'body_characters'] as const;

interface Column {
  name: string;
  type: string;
  flags?: string;
}

/** Creates the table of states. */
export async function createStatesTable(client: GroongaClient): Promise<void> {
  await createTables(client, [{ name: statesTable, flags: 'TABLE_HASH_KEY' }]);
  await createColumns(client, statesTable, [{ name: 'state', type: 'Text' }]);
}

/** Creates the tables of a site where they are missing. */
export async function createSiteTables(client: GroongaClient, siteId: SiteId): Promise<void> {
  const { documents, tokens, sounds, characters, edges, values } = tablesOf(siteId);
  await createTables(client, [
    { name: documents, flags: 'TABLE_HASH_KEY' },
    { name: values, flags: 'TABLE_HASH_KEY' },
    { name: characters, flags: 'TABLE_HASH_KEY' },
    { name: edges, flags: 'TABLE_HASH_KEY' },
    { name: sounds, flags: 'TABLE_PAT_KEY' },
    {
      ...{ name: tokens, flags: 'TABLE_PAT_KEY' },
      ...{ default_tokenizer: 'TokenBigram', normalizer: 'NormalizerAuto' },
    },
  ]);
  await createColumns(client, documents, [
    { name: 'id', type: 'ShortText' },
    { name: 'kind', type: values },
    { name: 'area', type: values },
    { name: 'period', type: values },
    { name: 'facets', type: values },
    { name: 'visibility', type: values },
    { name: 'published_at', type: 'Int64' },
    { name: 'shown_until', type: 'Int64' },
    { name: 'since', type: 'Int64' },
    { name: 'until', type: 'Int64' },
    { name: 'weight', type: 'Int32' },
    { name: 'title', type: 'Text' },
    { name: 'facts', type: 'Text' },
    { name: 'body', type: 'Text', flags: 'COLUMN_SCALAR|COMPRESS_ZSTD' },
    { name: 'title_edges', type: edges, flags: 'COLUMN_VECTOR' },
    { name: 'title_readings', type: 'Text' },
    { name: 'facts_readings', type: 'Text' },
    ...characterColumns.map((name) => ({ name, type: characters, flags: 'COLUMN_VECTOR' })),
    ...soundColumns.map((name) => ({ name, type: sounds, flags: 'COLUMN_VECTOR' })),
  ]);
  await createColumns(client, values, [
    {
      ...{ name: 'visibility_documents', type: documents },
      ...{ flags: 'COLUMN_INDEX', source: 'visibility' },
    },
  ]);
}

/** Creates the indexes of a site where they are missing: after the documents, which takes less time than before. */
export async function createSiteIndexes(client: GroongaClient, siteId: SiteId): Promise<void> {
  const { documents, tokens, sounds, characters, edges } = tablesOf(siteId);
  const sectioned = 'COLUMN_INDEX|WITH_SECTION';
  await createColumns(client, tokens, [
    { ...index(documents, textColumns), flags: `${sectioned}|WITH_POSITION` },
  ]);
  await createColumns(client, edges, [
    { ...index(documents, ['title_edges']), flags: 'COLUMN_INDEX' },
  ]);
  await createColumns(client, sounds, [{ ...index(documents, soundColumns), flags: sectioned }]);
  await createColumns(client, characters, [
    { ...index(documents, characterColumns), flags: sectioned },
  ]);
}

const index = (type: string, columns: readonly string[]) => ({
  ...{ name: 'documents', type, source: columns.join(',') },
});

async function createTables(
  client: GroongaClient,
  tables: readonly { name: string; flags: string }[],
): Promise<void> {
  for (const table of tables) {
    if (await exists(client, table.name)) continue;
    await client.run('table_create', { ...table, key_type: 'ShortText' }, fillTimeout);
  }
}

async function createColumns(
  client: GroongaClient,
  table: string,
  columns: readonly Column[],
): Promise<void> {
  for (const column of columns) {
    if (await exists(client, `${table}.${column.name}`)) continue;
    await client.run('column_create', { table, flags: 'COLUMN_SCALAR', ...column }, fillTimeout);
  }
}

/** Whether a table or column exists. */
export async function exists(client: GroongaClient, name: string): Promise<boolean> {
  return (await client.run('object_exist', { name })) === true;
}
