import { readContentVersion } from '../../db/content-version';
import type { Database } from '../../db/database';
import { readRecordIssues, type FoundIssue } from './record-issues';

export type ReadIssues = () => Promise<readonly FoundIssue[]>;

/**
 * Issues of all records, read again only after the content has changed in any process; concurrent requests share one
 * reading. `db` must not be a transaction.
 */
export function createIssueReader(db: Database): ReadIssues {
  let cached: { version: string; found: Promise<readonly FoundIssue[]> } | undefined;
  return async () => {
    // Read before the records: issues of a newer content are at most read once more.
    const version = await readContentVersion(db);
    if (cached?.version !== version) {
      const reading = { version, found: readRecordIssues(db) };
      cached = reading;
      reading.found.catch(() => {
        if (cached === reading) cached = undefined;
      });
    }
    return cached.found;
  };
}
