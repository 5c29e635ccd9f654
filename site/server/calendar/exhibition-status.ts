import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { ExhibitionStatus } from '../../contract/schemas/exhibition-kind';
import { exhibitions } from '../db/schema';

/** Status of an exhibition on a day; first and last day are inclusive. */
export function statusOn(today: string): SQL<ExhibitionStatus> {
  return sql<ExhibitionStatus>`case
    when ${exhibitions.startDate} > ${today}::date then 'upcoming'
    when ${exhibitions.endDate} < ${today}::date then 'past'
    else 'current' end`;
}

/** The newest exhibition first: an object is in the newest current one that names it and has rooms. */
export const newestFirst = [desc(exhibitions.startDate), asc(exhibitions.id)];
