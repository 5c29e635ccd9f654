import { asc } from 'drizzle-orm';
import type { OpeningRule } from '../../contract/schemas/site';
import type { Language } from '../../contract/shared/sites';
import type { Database } from '../db/database';
import { openingRules } from '../db/schema';

/** The museum's opening rules in their order; closures of rooms are left out. */
export async function readOpeningRules(db: Database, language: Language): Promise<OpeningRule[]> {
  const rows = await readAllRules(db, language);
  return rows.flatMap(({ rooms, ...rule }) => (rooms ? [] : [rule]));
}

/** A closure of some rooms, with its text for visitors. */
export type RoomClosure = OpeningRule & { rooms: readonly string[] };

/** The closures of single rooms. */
export async function readRoomClosures(db: Database, language: Language): Promise<RoomClosure[]> {
  const rows = await readAllRules(db, language);
  return rows.flatMap(({ rooms, ...rule }) => (rooms ? [{ ...rule, rooms }] : []));
}

async function readAllRules(db: Database, language: Language) {
  const rows = await db
    .select()
    .from(openingRules)
    .orderBy(asc(openingRules.position), asc(openingRules.id));
  return rows.map(({ rule, textZh, textEn }) => ({
    ...rule,
    text: language === 'zh' ? textZh : textEn,
  }));
}
