import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { dictionaryValues } from '../../db/schema';
import type { CallHandlers } from '../../http/call';

export function dictionaryCalls(db: Database): Pick<CallHandlers, 'dictList'> {
  return {
    dictList: async ({ dictCode }, { siteId }) => {
      const rows = await db
        .select({
          dictCode: dictionaryValues.dictCode,
          dictValue: dictionaryValues.dictValue,
          label: dictionaryValues.label,
          mapPlace: dictionaryValues.mapPlace,
        })
        .from(dictionaryValues)
        .where(and(eq(dictionaryValues.siteId, siteId), eq(dictionaryValues.dictCode, dictCode)))
        .orderBy(asc(dictionaryValues.position), asc(dictionaryValues.dictValue));
      return rows.map(({ mapPlace, ...row }) => ({ ...row, ...(mapPlace && { mapPlace }) }));
    },
  };
}
