import { and, eq } from 'drizzle-orm';
import {
  activityPath,
  exhibitPath,
  exhibitionListRoutes,
  exhibitionPath,
  findRoute,
  isRecordRoute,
  recordPath,
} from '../../../contract/shared/route-paths';
import type { Database } from '../../db/database';
import { contentRecords } from '../../db/schema';
import type { ContentKind, RecordSource } from '../../db/schema/record';

/**
 * Path of the page that shows a record; `undefined` for values, tags and rules, which have none.
 * @param parent category of an entry whose form names none, as of a video
 */
export async function pathOfRecord(
  db: Database,
  { kind, source, parent }: { kind: ContentKind; source: RecordSource; parent: string | null },
): Promise<string | undefined> {
  const id = String(source.id);
  switch (kind) {
    case 'entry':
      return entryPath(
        db,
        typeof source.category === 'string' ? source.category : (parent ?? ''),
        id,
      );
    case 'exhibit':
      return exhibitPath(id);
    case 'activity':
      return activityPath(id);
    case 'exhibition': {
      const own = String(source.kind);
      return Object.hasOwn(exhibitionListRoutes, own)
        ? exhibitionPath(own as keyof typeof exhibitionListRoutes, id)
        : undefined;
    }
    case 'category':
      return pathOfList(id);
    default:
      return undefined;
  }
}

function pathOfList(category: string): string | undefined {
  const route = findRoute(category);
  return route && !isRecordRoute(route) ? route.path : undefined;
}

/** Its own page below its category or one above it; else the page of its category, which has its text. */
async function entryPath(db: Database, category: string, id: string): Promise<string | undefined> {
  const seen = new Set<string>();
  for (let code: string | null = category; code !== null && !seen.has(code);) {
    seen.add(code);
    const path = showsEntries(code) ? recordPath(code, id) : undefined;
    if (path !== undefined) return path;
    code = await readParent(db, code);
  }
  return pathOfList(category);
}

/** Whether the detail pages of a category are of entries. */
function showsEntries(category: string): boolean {
  const page = findRoute(findRoute(category)?.detail ?? '')?.page;
  return page !== 'object' && page !== 'exhibition' && page !== 'activity';
}

async function readParent(db: Database, category: string): Promise<string | null> {
  const [row] = await db
    .select({ parent: contentRecords.parent })
    .from(contentRecords)
    .where(and(eq(contentRecords.kind, 'category'), eq(contentRecords.id, category)));
  return row?.parent ?? null;
}
