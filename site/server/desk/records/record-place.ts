import { and, eq } from 'drizzle-orm';
import type { RecordPlace } from '../../../contract/shared/desk/records';
import { matchRoute } from '../../../contract/shared/match-route';
import { footerSitesCategory } from '../../../contract/shared/paging';
import {
  activityPath,
  exhibitPath,
  exhibitionListRoutes,
  exhibitionPath,
  findListOfParts,
  findRoute,
  findVisitorGuide,
  isRecordRoute,
  recordPath,
} from '../../../contract/shared/route-paths';
import type { Database } from '../../db/database';
import { contentRecords } from '../../db/schema';
import type { ContentKind, RecordSource } from '../../db/schema/record';

/** Where visitors see a record. */
export interface Place {
  place: RecordPlace;
  /** Path of the page that shows it. */
  path?: string;
  /** Categories that must be visible for that. */
  categories: readonly string[];
}

const homePath = '/';

/**
 * Where visitors see a record: on a page of its own, within another page, or nowhere.
 * @param parent category of an entry whose form names none, as of a video
 */
export async function placeOfRecord(
  db: Database,
  { kind, source, parent }: { kind: ContentKind; source: RecordSource; parent: string | null },
): Promise<Place> {
  const id = String(source.id);
  switch (kind) {
    case 'entry': {
      const category = typeof source.category === 'string' ? source.category : (parent ?? '');
      return placeOfEntry(db, category, id);
    }
    case 'exhibit':
      return ownPage(exhibitPath(id));
    case 'activity':
      return ownPage(activityPath(id));
    case 'exhibition': {
      const own = String(source.kind);
      return Object.hasOwn(exhibitionListRoutes, own)
        ? ownPage(exhibitionPath(own as keyof typeof exhibitionListRoutes, id))
        : nowhere;
    }
    case 'category': {
      const path = pathOfList(id);
      if (path !== undefined) return ownPage(path);
      const isLink = !findRoute(id) && source.visible !== false;
      return isLink ? { place: 'menu', path: homePath, categories: [id] } : nowhere;
    }
    case 'opening':
      return pageWithRecord('hours', findVisitorGuide()?.path ?? homePath);
    case 'tag':
    case 'dictionary':
      return { place: 'values', categories: [] };
  }
}

const nowhere: Place = { place: 'nowhere', categories: [] };

const ownPage = (path: string) => pageWithRecord('page', path);

function pageWithRecord(place: RecordPlace, path: string, more: readonly string[] = []): Place {
  const [pathname = '', query = ''] = path.split('?', 2);
  const route = matchRoute(pathname, new URLSearchParams(query))?.route;
  const list = route?.meta?.parent ?? route?.name;
  return { place, path, categories: [...(list === undefined ? [] : [list]), ...more] };
}

function pathOfList(category: string): string | undefined {
  const route = findRoute(category);
  return route && !isRecordRoute(route) ? route.path : undefined;
}

/** Its own page below its category or one above it; else the page that has its text. */
async function placeOfEntry(db: Database, category: string, id: string): Promise<Place> {
  const seen = new Set<string>();
  for (let code: string | null = category; code !== null && !seen.has(code);) {
    seen.add(code);
    const path = showsEntries(code) ? recordPath(code, id) : undefined;
    if (path !== undefined) return pageWithRecord('page', path, [category]);
    code = await readParent(db, code);
  }
  const list = pathOfList(category) ?? findListOfParts(category)?.path;
  if (list !== undefined) return pageWithRecord('list', list);
  // A page without scripts, as that of a preview, does not have this part of the footer.
  return category === footerSitesCategory ? { place: 'footer', categories: [] } : nowhere;
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
