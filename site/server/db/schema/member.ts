import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Those who registered at the user centre. */
export const members = pgTable('members', {
  id: uuid().primaryKey().defaultRandom(),
  /** As it was written at the registration. */
  userName: text('user_name').notNull(),
  /** The user name without the differences of case and width that make no other person. */
  nameKey: text('name_key').notNull().unique(),
  nickName: text('nick_name').notNull(),
  phone: text(),
  email: text(),
  /** Never the password itself. */
  passwordHash: text('password_hash').notNull(),
  createdAt: moment('created_at').notNull(),
});

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
  (table) => [
    index('access_tokens_of_session').on(table.sessionId),
    index('access_tokens_by_expiry').on(table.expiresAt),
  ],
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
  (table) => [
    index('refresh_tokens_of_session').on(table.sessionId),
    index('refresh_tokens_by_expiry').on(table.expiresAt),
  ],
);
