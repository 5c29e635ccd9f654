import { asc, eq } from 'drizzle-orm';
import { kilnLabel } from '../../../contract/shared/kilns';
import { languageOfSite } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { dictionaryValues } from '../../db/schema';

type LabelledCode = 'period' | 'material' | 'findSpot' | 'kiln';

/** Labels of dictionary values on a site. */
export interface Labels {
  /** Label of a value; empty if it has none on this site. */
  labelOf: (dictCode: LabelledCode, value: string | null) => string;
  /** Labels of all periods by value, in the order of the dictionary. */
  periods: Record<string, string>;
}

export async function readLabels(db: Database, siteId: string): Promise<Labels> {
  const rows = await db
    .select()
    .from(dictionaryValues)
    .where(eq(dictionaryValues.siteId, siteId))
    .orderBy(asc(dictionaryValues.position), asc(dictionaryValues.id));
  const labels = new Map(rows.map(({ id, label }) => [id, label]));
  const periods = rows.filter(({ dictCode }) => dictCode === 'period');
  return {
    labelOf: (dictCode, value) => {
      if (!value) return '';
      const famous = dictCode === 'kiln' ? kilnLabel(value, languageOfSite(siteId) ?? 'zh') : '';
      return labels.get(`${dictCode}/${value}`) ?? famous;
    },
    periods: Object.fromEntries(periods.map(({ dictValue, label }) => [dictValue, label])),
  };
}
