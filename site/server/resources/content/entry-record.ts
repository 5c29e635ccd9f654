import type { ContentEntry, ContentEntryDetail } from '../../../contract/schemas/content';
import { museumDateTime } from '../../db/museum-time';
import type { readEntries, readEntry } from './content-queries';

type SummaryRow = Awaited<ReturnType<typeof readEntries>>[number];
type DetailRow = NonNullable<Awaited<ReturnType<typeof readEntry>>>;

/** Record of an entry in lists, or of one in detail: the row has the fields of the call. */
export function entryRecord(row: DetailRow): ContentEntryDetail;
export function entryRecord(row: SummaryRow): ContentEntry;
export function entryRecord({ facts, ...row }: SummaryRow): ContentEntry {
  return {
    ...withoutNulls(row),
    thumbImg: row.images[0]?.src ?? '',
    publishedAt: museumDateTime(row.publishedAt),
    ...(Object.keys(facts).length > 0 && { facts }),
  };
}

type WithoutNulls<Row> = {
  [Name in keyof Row as null extends Row[Name] ? never : Name]: Row[Name];
} & {
  [Name in keyof Row as null extends Row[Name] ? Name : never]?: NonNullable<Row[Name]>;
};

/** Nullable columns are optional fields. */
function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  const filled = Object.entries(row).filter(([, value]) => value !== null);
  return Object.fromEntries(filled) as WithoutNulls<Row>;
}
