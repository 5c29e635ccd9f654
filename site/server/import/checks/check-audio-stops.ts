import { and, eq, isNotNull } from 'drizzle-orm';
import { sites } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { exhibitions, exhibits } from '../../db/schema';
import type { ContentKind } from '../../db/schema/record';
import type { PackDraft } from '../records/drafts';
import type { ImportError } from '../records/import-errors';
import { recordKey } from '../records/record-key';

/** Key of the shown record at each stop of the audio guide. */
export async function readAudioStops(db: Database): Promise<Map<string, string>> {
  const stopsOf = async (table: typeof exhibits | typeof exhibitions, kind: ContentKind) => {
    const rows = await db
      .select({ id: table.id, stop: table.audioStop })
      .from(table)
      .where(and(eq(table.siteId, sites.zh.id), isNotNull(table.audioStop)));
    return rows.map(({ id, stop }) => [stop ?? '', recordKey({ kind, id })] as const);
  };
  return new Map([
    ...(await stopsOf(exhibits, 'exhibit')),
    ...(await stopsOf(exhibitions, 'exhibition')),
  ]);
}

/** Reports stops that two records have, in a part of a pack or with known records, and adds those of the part to `known`. */
export function checkAudioStops(
  { exhibits: objects, exhibitions: introductions }: PackDraft,
  known: Map<string, string>,
  errors: ImportError[],
): void {
  const drafts = [
    ...objects.map((draft) => ({ ...draft, kind: 'exhibit' as const })),
    ...introductions.map((draft) => ({ ...draft, kind: 'exhibition' as const })),
  ];
  // The part replaces its records with their former stops.
  const replaced = new Set(drafts.map(recordKey));
  for (const [stop, key] of known) if (replaced.has(key)) known.delete(stop);
  for (const draft of drafts) {
    const { at, audioStop: stop } = draft;
    if (stop === null) continue;
    const other = known.get(stop);
    if (other === undefined) known.set(stop, recordKey(draft));
    else {
      const reason = `${stop} is already the stop of ${other.slice(other.indexOf(' ') + 1)}`;
      errors.push({ ...at, field: 'audio_stop', reason });
    }
  }
}
