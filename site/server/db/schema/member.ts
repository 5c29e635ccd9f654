import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Those who registered at the user centre. */
export const members = pgTable(
  'members',
  {
    id: uuid().primaryKey().defaultRandom(),
    userName: text('user_name').notNull(),
    nickName: text('nick_name').notNull(),
    phone: text(),
    email: text(),
    /** Never the password itself. */
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  // Names that differ only in case belong to the same person.
  (table) => [uniqueIndex('members_by_user_name').on(sql`lower(${table.userName})`)],
);

/** One log-in: the family of all tokens that came from it. Ending it ends them all. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('sessions_of_member').on(table.memberId)],
);

const token = {
  /** SHA-256 of the token, base64url; the token itself is known to its owner alone. */
  hash: () => text().primaryKey(),
  sessionId: () =>
    uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
  expiresAt: () => moment('expires_at').notNull(),
};

export const accessTokens = pgTable(
  'access_tokens',
  { hash: token.hash(), sessionId: token.sessionId(), expiresAt: token.expiresAt() },
  (table) => [index('access_tokens_of_session').on(table.sessionId)],
);

/** Each is good for one renewal; one that comes a second time was stolen. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: token.hash(),
    sessionId: token.sessionId(),
    expiresAt: token.expiresAt(),
    usedAt: moment('used_at'),
  },
  (table) => [index('refresh_tokens_of_session').on(table.sessionId)],
);
