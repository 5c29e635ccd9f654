import { asc, desc } from 'drizzle-orm';
import type { DeskVolunteer } from '../../../contract/schemas/desk/inbox';
import { museumDateTime } from '../../../contract/shared/museum-time';
import type { Database } from '../../db/database';
import { deskStates, volunteers } from '../../db/schema';
import type { PageResult } from '../../http/call';
import { countItems } from './count-items';
import { matchesFilters, type ItemFilters, type Window } from './filters';
import { hasStateOf, itemProgress, progressColumns, type ProgressRow } from './item-progress';

const { code, createdAt, id, name, phone, email, motivation } = volunteers;

/** Applications of volunteers, the newest first. */
export async function listVolunteers(
  db: Database,
  filters: ItemFilters,
  { limit, offset }: Window,
): Promise<PageResult<DeskVolunteer>> {
  const texts = [name, phone, email, motivation];
  const matches = matchesFilters(filters, { time: createdAt, texts, code });
  const hasState = hasStateOf('volunteer', id);
  const rows = await db
    .select({ volunteer: volunteers, ...progressColumns('volunteer', id) })
    .from(volunteers)
    .leftJoin(deskStates, hasState)
    .where(matches)
    .orderBy(desc(createdAt), asc(id))
    .limit(limit)
    .offset(offset);
  const total = await countItems(db, volunteers, hasState, matches);
  return { total, records: rows.map(volunteerRecord) };
}

type Row = ProgressRow & { volunteer: typeof volunteers.$inferSelect };

function volunteerRecord({ volunteer, ...progress }: Row): DeskVolunteer {
  const { createdAt: sentAt, withdrawnAt, email: address } = volunteer;
  const { birthYear, languages, skills, availability } = volunteer;
  return {
    id: volunteer.id,
    code: volunteer.code,
    name: volunteer.name ?? '',
    phone: volunteer.phone ?? '',
    email: address ?? '',
    ...(birthYear !== null && { birthYear }),
    languages,
    skills,
    availability,
    motivation: volunteer.motivation,
    createdAt: museumDateTime(sentAt),
    ...(withdrawnAt && { withdrawnAt: museumDateTime(withdrawnAt) }),
    ...itemProgress(progress),
  };
}
