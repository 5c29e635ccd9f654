import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { contentRecords } from '../../db/schema';
import type { FilesOfRecords } from '../media/hash-files';
import type { PackDraft } from '../records/drafts';

/** Originals of the pictures that objects show, of the pack and of the database: no record crops them. */
export async function readWholeOriginals(
  db: Database,
  { exhibits }: PackDraft,
  files: FilesOfRecords,
): Promise<ReadonlySet<string>> {
  const own = exhibits.flatMap(({ at, images }) => {
    const shown = new Set(images.map(({ file }) => file));
    const uses = files.get(at) ?? [];
    return uses.filter(({ kind, file }) => kind === 'image' && shown.has(file));
  });
  const rows = await db
    .select({ original: sql<string>`distinct file ->> 'original'` })
    .from(contentRecords)
    .innerJoin(sql`jsonb_array_elements(${contentRecords.files}) as file`, sql`true`)
    .where(and(eq(contentRecords.kind, 'exhibit'), sql`file -> 'whole' = 'true'`));
  return new Set([...own, ...rows].map(({ original }) => original));
}
