import type { Exhibit, RelatedExhibits } from '../../../../contract/schemas/exhibit';
import { motifLabel } from '../../../../contract/shared/motifs';
import type { Language } from '../../../../contract/shared/sites';
import type { Database } from '../../../db/database';
import { countExhibits, readExhibitsById } from '../exhibit-queries';
import type { RelatedGroup } from './choose-related';
import { findRelated } from './find-related';

interface Site {
  siteId: string;
  language: Language;
  /** Museum day. */
  today: string;
}

/** The objects related to an object; `undefined` if there is no such object. */
export async function readRelated(
  db: Database,
  { siteId, language, today }: Site,
  id: string,
): Promise<RelatedExhibits[] | undefined> {
  const found = await findRelated(db, siteId, id);
  if (!found) return undefined;
  const { groups, ...facts } = found;
  const rows = await readExhibitsById(
    db,
    siteId,
    groups.flatMap(({ ids }) => ids),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const totalOf = ({ by }: RelatedGroup) =>
    by === 'period' || by === 'material'
      ? countExhibits(db, { siteId, today, [by]: facts[by] })
      : undefined;
  return Promise.all(
    groups.map(async (group) => {
      const objects = group.ids.flatMap((one) => byId.get(one) ?? []);
      const total = await totalOf(group);
      const label = labelOf(group, objects, language);
      return { by: group.by, label, objects, ...(total !== undefined && { total }) };
    }),
  );
}

function labelOf(
  { by, motifs }: RelatedGroup,
  [object]: readonly Exhibit[],
  language: Language,
): string {
  if (by === 'motif') {
    const names = motifs.map((motif) => motifLabel(motif, language)).filter((name) => name !== '');
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  }
  if (by === 'period') return object?.periodLabel ?? '';
  return by === 'material' ? (object?.materialLabel ?? '') : '';
}
