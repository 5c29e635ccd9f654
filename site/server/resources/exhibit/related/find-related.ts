import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { exhibits } from '../../../db/schema';
import { chooseRelated, type RelatedGroup } from './choose-related';

/** Objects before and after the object in the collection that are compared with it: the time does not grow with it. */
const reach = 1_000;

const facts = {
  id: exhibits.id,
  position: exhibits.position,
  period: exhibits.period,
  material: exhibits.material,
  motifs: exhibits.motifs,
  palette: exhibits.palette,
};

interface FoundRelated {
  groups: RelatedGroup[];
  period: string;
  material: string;
}

/** Groups of objects related to an object; `undefined` if there is no such object. */
export async function findRelated(
  db: Database,
  siteId: string,
  id: string,
): Promise<FoundRelated | undefined> {
  const ofSite = eq(exhibits.siteId, siteId);
  const [object] = await db
    .select(facts)
    .from(exhibits)
    .where(and(ofSite, eq(exhibits.id, id)));
  if (!object) return undefined;
  const { position, period, material } = object;
  const side = (compare: typeof lt, order: typeof asc) =>
    db
      .select(facts)
      .from(exhibits)
      .where(
        and(
          ofSite,
          or(
            compare(exhibits.position, position),
            and(eq(exhibits.position, position), compare(exhibits.id, id)),
          ),
        ),
      )
      .orderBy(order(exhibits.position), order(exhibits.id))
      .limit(reach);
  const [before, after] = await Promise.all([side(lt, desc), side(gt, asc)]);
  return { groups: chooseRelated(object, alternating(after, before)), period, material };
}

/** The first of both lists, then the second of both, and so on. */
function alternating<Item>(one: readonly Item[], other: readonly Item[]): Item[] {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, index) => [
    ...one.slice(index, index + 1),
    ...other.slice(index, index + 1),
  ]).flat();
}
