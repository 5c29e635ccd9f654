import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { StaffRole } from '../../../contract/shared/desk/roles';
import type { Database } from '../../db/database';
import { toLimitOffset } from '../../db/page-window';
import { staff } from '../../db/schema';
import { oneTimeLimit } from '../../members/one-time-password';
import { normaliseUserName } from '../../members/user-name-key';

export type StaffAccountRow = typeof staff.$inferSelect;

export interface NewStaff {
  userName: string;
  displayName: string;
  roles: StaffRole[];
  passwordHash: string;
}

/** Inserts an account with a one-time password; `undefined` if the user name is taken. */
export async function addStaff(
  db: Database,
  account: NewStaff,
  now: Date,
): Promise<string | undefined> {
  const [added] = await db
    .insert(staff)
    .values({
      ...account,
      nameKey: normaliseUserName(account.userName),
      oneTimeUntil: oneTimeLimit(now),
      createdAt: now,
    })
    .onConflictDoNothing({ target: staff.nameKey })
    .returning({ id: staff.id });
  return added?.id;
}

/** Account by user name, or by id, disabled or not. */
export async function findStaff(
  db: Database,
  by: { userName: string } | { id: string },
): Promise<StaffAccountRow | undefined> {
  const [account] = await db
    .select()
    .from(staff)
    .where(
      'id' in by
        ? sql`${staff.id}::text = ${by.id}`
        : eq(staff.nameKey, normaliseUserName(by.userName)),
    );
  return account;
}

/** Number of administrators that can log in, except one account. */
export async function countOtherAdministrators(db: Database, id: string): Promise<number> {
  return db.$count(
    staff,
    and(sql`'administrator' = any(${staff.roles})`, isNull(staff.disabledAt), ne(staff.id, id)),
  );
}

/** A page of accounts by name. */
export async function listStaff(db: Database, input: { pageNum?: number; pageSize?: number }) {
  const { limit, offset } = toLimitOffset(input);
  const records = await db
    .select()
    .from(staff)
    .orderBy(asc(staff.nameKey))
    .limit(limit)
    .offset(offset);
  return { total: await db.$count(staff), records };
}
