import { and, eq, gte, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { ActivityKind } from '../../../contract/schemas/activity';
import type { Database } from '../../db/database';
import { activities } from '../../db/schema';
import { parseOccurrenceId, type Period } from '../../calendar/occurrences';

const listed = {
  id: activities.id,
  kind: activities.kind,
  title: activities.title,
  summary: activities.summary,
  place: activities.place,
  images: activities.images,
  capacity: activities.capacity,
  startAt: activities.startAt,
  endAt: activities.endAt,
  weekly: activities.weekly,
};

/** Activities that may have an occurrence within a period: all weekly ones. */
export async function readActivities(
  db: Database,
  siteId: string,
  { from, until }: Period,
  kind: ActivityKind | undefined,
) {
  const once = and(
    gte(activities.startAt, from),
    until ? lt(activities.startAt, until) : undefined,
  );
  return db
    .select(listed)
    .from(activities)
    .where(
      and(
        eq(activities.siteId, siteId),
        or(isNotNull(activities.weekly), once),
        kind ? eq(activities.kind, kind) : undefined,
      ),
    );
}
export type ActivityRow = Awaited<ReturnType<typeof readActivities>>[number];

/** Activities that an occurrence id may name, exact match first. */
export async function readActivitiesByOccurrenceId(db: Database, id: string, siteId?: string) {
  const { activityId } = parseOccurrenceId(id) ?? {};
  const ids = activityId ? [id, activityId] : [id];
  const rows = await db
    .select({ ...listed, content: activities.content })
    .from(activities)
    .where(and(inArray(activities.id, ids), siteId ? eq(activities.siteId, siteId) : undefined));
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
