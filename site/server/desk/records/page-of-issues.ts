import type { DeskInput, DeskRecord } from '../../../contract/schemas/desk';
import { recordIssues, type RecordIssueKind } from '../../../contract/shared/desk/records';
import { toLimitOffset } from '../../db/page-window';
import type { ReadIssues } from './cached-issues';

/** A page of the issues of all records, and how many of each kind there are. */
export async function pageOfIssues(readIssues: ReadIssues, input: DeskInput<'deskRecordIssues'>) {
  const found = await readIssues();
  const countOf = (issue: RecordIssueKind) => found.filter((each) => each.issue === issue).length;
  const [translation, alt, link] = recordIssues.map(countOf) as [number, number, number];
  const wanted = found.filter(({ issue }) => input.issue === undefined || issue === input.issue);
  const { limit, offset } = toLimitOffset(input);
  const records: DeskRecord<'deskRecordIssues'>[] = wanted.slice(offset, offset + limit);
  return { total: wanted.length, records, counts: { translation, alt, link } };
}
