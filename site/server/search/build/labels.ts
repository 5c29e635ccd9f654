import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { dictionaryValues } from '../../db/schema';
import { subquery } from '../../db/subquery';

/** What a value of a dictionary is called on a site. */
export function labelOf(
  dictCode: 'period' | 'material',
  siteId: PgColumn,
  value: PgColumn,
): SQL<string | null> {
  return subquery<string | null>(sql`(
    select ${dictionaryValues.label} from ${dictionaryValues}
    where ${dictionaryValues.siteId} = ${siteId} and ${dictionaryValues.dictCode} = ${dictCode}
      and ${dictionaryValues.dictValue} = ${value})`);
}
