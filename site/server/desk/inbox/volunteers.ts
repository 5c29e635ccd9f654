import type { DeskVolunteer } from '../../../contract/schemas/desk/inbox';
import { museumDateTime } from '../../../contract/shared/museum-time';
import type { Database } from '../../db/database';
import { volunteers } from '../../db/schema';
import type { PageResult } from '../../http/call';
import { matchesFilters, type ItemFilters, type Window } from './filters';
import { itemProgress } from './item-progress';
import { selectItems, type ItemRow } from './select-items';

const { code, createdAt, name, phone, email, motivation } = volunteers;

/** Applications of volunteers, the newest first. */
export async function listVolunteers(
  db: Database,
  filters: ItemFilters,
  window: Window,
): Promise<PageResult<DeskVolunteer>> {
  const texts = [name, phone, email, motivation];
  const matches = matchesFilters(filters, { time: createdAt, texts, code });
  const { total, rows } = await selectItems(db, 'volunteer', volunteers, matches, window);
  return { total, records: rows.map(volunteerRecord) };
}

function volunteerRecord({ item, ...progress }: ItemRow<typeof volunteers>): DeskVolunteer {
  const { createdAt: sentAt, withdrawnAt, email: address } = item;
  const { birthYear, languages, skills, availability } = item;
  return {
    id: item.id,
    code: item.code,
    name: item.name ?? '',
    phone: item.phone ?? '',
    email: address ?? '',
    ...(birthYear !== null && { birthYear }),
    languages,
    skills,
    availability,
    motivation: item.motivation,
    createdAt: museumDateTime(sentAt),
    ...(withdrawnAt && { withdrawnAt: museumDateTime(withdrawnAt) }),
    ...itemProgress(progress),
  };
}
