import type { SiteId } from '../../../contract/shared/sites';
import type { GroongaClient } from './client';
import { quote } from './expressions';
import { exists, statesTable } from './tables';

/** What the search server has of a site: which documents count, and what is common to them. */
export interface ServerState {
  /** Digest of the content, as in `search_indexes`. */
  digest: string;
  /** Version of the documents: those count that are there since it or earlier, and until a later one. */
  version: number;
  areaLabels: Record<string, string>;
  periodLabels: Record<string, string>;
  /** Spellings of all syllables that occur. */
  syllables: string[];
  /** Since when this version is found, in milliseconds, where documents of the former are still there. */
  replacedAt?: number | undefined;
}

/** Reads the state of a site; `undefined` before its documents are complete for the first time. */
export async function readState(
  client: GroongaClient,
  siteId: SiteId,
): Promise<ServerState | undefined> {
  if (!(await exists(client, statesTable))) return undefined;
  const filter = `_key == ${quote(siteId)}`;
  const [[, , row]] = (await client.run('select', {
    ...{ table: statesTable, filter, output_columns: 'state' },
  })) as [[unknown, unknown, [string]?]];
  return row && (JSON.parse(row[0]) as ServerState);
}

/** Makes the documents of a version those that searches find. */
export async function writeState(
  client: GroongaClient,
  siteId: SiteId,
  state: ServerState,
): Promise<void> {
  await client.load(statesTable, [{ _key: siteId, state: JSON.stringify(state) }]);
}
