import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { StaffRole } from '../../../contract/shared/desk/roles';
import { timestamptz } from './columns';

/** Accounts of the staff; separate from the members of the user centre. */
export const staff = pgTable('staff', {
  id: uuid().primaryKey().defaultRandom(),
  userName: text('user_name').notNull(),
  /** The user name folded by case and width, for uniqueness. */
  nameKey: text('name_key').notNull().unique(),
  displayName: text('display_name').notNull(),
  roles: text().array().$type<StaffRole[]>().notNull(),
  /** scrypt hash in PHC string format. */
  passwordHash: text('password_hash').notNull(),
  /** Until when a one-time password can be replaced; null for a password of the owner's choice. */
  oneTimeUntil: timestamptz('one_time_until'),
  createdAt: timestamptz('created_at').notNull(),
  lastLoginAt: timestamptz('last_login_at'),
  /** Null while the account can be used. */
  disabledAt: timestamptz('disabled_at'),
});

/** One log-in of a member of the staff; its refresh token is replaced at every use. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** SHA-256 of the refresh token, base64url. */
    refreshHash: text('refresh_hash').notNull().unique(),
    /** Hash of the token before, accepted for some seconds more: another tab may send it. */
    previousHash: text('previous_hash').unique(),
    refreshedAt: timestamptz('refreshed_at').notNull(),
  },
  (table) => [index('staff_sessions_of_staff').on(table.staffId)],
);

/** Access tokens of the staff; deleted with their session. */
export const staffAccessTokens = pgTable(
  'staff_access_tokens',
  {
    /** SHA-256 of the token, base64url. */
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => staffSessions.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('staff_access_tokens_of_session').on(table.sessionId),
    index('staff_access_tokens_by_expiry').on(table.expiresAt),
  ],
);
