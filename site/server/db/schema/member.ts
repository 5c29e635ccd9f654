import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { consentColumns, timestamptz } from './columns';

/** Registered users of the user centre. */
export const members = pgTable('members', {
  id: uuid().primaryKey().defaultRandom(),
  /** As entered at registration. */
  userName: text('user_name').notNull(),
  /** The user name folded by case and width, for uniqueness. */
  nameKey: text('name_key').notNull().unique(),
  nickName: text('nick_name').notNull(),
  phone: text(),
  email: text(),
  /** scrypt hash in PHC string format. */
  passwordHash: text('password_hash').notNull(),
  /** Set by a reset: the password opens no session, but can be replaced at a log-in before this time. */
  oneTimeUntil: timestamptz('one_time_until'),
  createdAt: timestamptz('created_at').notNull(),
  /** Set by an administrator: no log-in and no token of a locked account is accepted. */
  lockedAt: timestamptz('locked_at'),
  ...consentColumns(),
});

/** One log-in with all tokens issued for it; ending the session revokes them all. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull(),
    endedAt: timestamptz('ended_at'),
  },
  (table) => [index('sessions_of_member').on(table.memberId)],
);

const token = {
  /** SHA-256 of the token, base64url; the token itself is not stored. */
  hash: () => text().primaryKey(),
  sessionId: () =>
    uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
  expiresAt: () => timestamptz('expires_at').notNull(),
};

export const accessTokens = pgTable(
  'access_tokens',
  { hash: token.hash(), sessionId: token.sessionId(), expiresAt: token.expiresAt() },
  (table) => [
    index('access_tokens_of_session').on(table.sessionId),
    index('access_tokens_by_expiry').on(table.expiresAt),
  ],
);

/** Each is valid for one renewal; reuse indicates a stolen token. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: token.hash(),
    sessionId: token.sessionId(),
    expiresAt: token.expiresAt(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [
    index('refresh_tokens_of_session').on(table.sessionId),
    index('refresh_tokens_by_expiry').on(table.expiresAt),
  ],
);
