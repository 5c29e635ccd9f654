import { Type, type Static } from 'typebox';
import { DateTime, Id } from './common';

export const Member = Type.Object({ id: Id, nickName: Type.String() });
export type Member = Static<typeof Member>;

/** What a member sees of the own account. */
export const Profile = Type.Object({
  ...Member.properties,
  userName: Type.String(),
  phone: Type.Union([Type.String(), Type.Null()]),
  email: Type.Union([Type.String(), Type.Null()]),
  createdAt: DateTime,
});
export type Profile = Static<typeof Profile>;

/**
 * What a member gets who logs in or renews. The access token goes with calls as `app-token`; the
 * refresh token is good for one renewal, within 30 days.
 */
export const SessionTokens = Type.Object({
  accessToken: Type.String(),
  refreshToken: Type.String(),
  /** Seconds for which the access token is good. */
  expiresIn: Type.Integer({ minimum: 1 }),
  member: Member,
});
export type SessionTokens = Static<typeof SessionTokens>;
