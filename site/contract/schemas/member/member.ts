import { Type, type Static } from 'typebox';
import { DateTime, Id } from '../common/fields';

export const Member = Type.Object({ id: Id, nickName: Type.String() });
export type Member = Static<typeof Member>;

/** The member’s own account. */
export const Profile = Type.Object({
  ...Member.properties,
  userName: Type.String(),
  phone: Type.Union([Type.String(), Type.Null()]),
  email: Type.Union([Type.String(), Type.Null()]),
  createdAt: DateTime,
});
export type Profile = Static<typeof Profile>;

/**
 * Tokens of a log-in or a renewal. The access token is sent with calls as the header `app-token`; the refresh
 * token is valid for one renewal within 30 days.
 */
export const SessionTokens = Type.Object({
  accessToken: Type.String(),
  refreshToken: Type.String(),
  /** Lifetime of the access token in seconds. */
  expiresIn: Type.Integer({ minimum: 1 }),
  member: Member,
});
export type SessionTokens = Static<typeof SessionTokens>;
