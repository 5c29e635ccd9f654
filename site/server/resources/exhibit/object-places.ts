import { and, eq, or } from 'drizzle-orm';
import type { Exhibit } from '../../../contract/schemas/exhibit';
import { kilnLabel } from '../../../contract/shared/kilns';
import { languageOfSite } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { dictionaryValues, exhibits } from '../../db/schema';

/** Where an object was found and made, with labels in the language of the site; unknown places are missing. */
export async function readObjectPlaces(
  db: Database,
  siteId: string,
  id: string,
): Promise<Pick<Exhibit, 'findSpot' | 'kiln'>> {
  const { dictCode, dictValue, label } = dictionaryValues;
  const isPlace = or(
    and(eq(dictCode, 'findSpot'), eq(dictValue, exhibits.findSpot)),
    and(eq(dictCode, 'kiln'), eq(dictValue, exhibits.kiln)),
  );
  const rows = await db
    .select({ findSpot: exhibits.findSpot, kiln: exhibits.kiln, dictCode, label })
    .from(exhibits)
    .leftJoin(dictionaryValues, and(eq(dictionaryValues.siteId, exhibits.siteId), isPlace))
    .where(and(eq(exhibits.siteId, siteId), eq(exhibits.id, id)));
  const { findSpot = '', kiln = '' } = rows[0] ?? {};
  const labelIn = (code: string) => rows.find((row) => row.dictCode === code)?.label ?? '';
  const kilnName = labelIn('kiln') || kilnLabel(kiln, languageOfSite(siteId) ?? 'zh');
  return {
    ...(findSpot && { findSpot: { value: findSpot, label: labelIn('findSpot') || findSpot } }),
    ...(kiln && { kiln: { value: kiln, label: kilnName } }),
  };
}
