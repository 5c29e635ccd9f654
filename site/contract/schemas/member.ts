import { Type, type Static } from 'typebox';
import { DateTime, Id, siteIdField } from './common/fields';
import { memberRules } from '../shared/member-rules';
import type { CallSchemas } from './common/call-schema';
import { formInput } from './common/form-input';
import { optionalConsent } from './common/optional-consent';
import { ObjectSet } from './object-set';

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

const Text = Type.Union([Type.String(), Type.Null()]);
const Time = Type.Union([DateTime, Type.Null()]);

/** Everything that the service holds about a member. Times are ISO 8601 with offset. */
export const MemberExport = Type.Object({
  exportedAt: DateTime,
  account: Type.Object({
    ...Profile.properties,
    /** Consent to the privacy notice: when, and to which version, the day of its publication. */
    consentedAt: Time,
    noticeVersion: Text,
  }),
  bookings: Type.Array(
    Type.Object({
      code: Type.String(),
      kind: Type.String(),
      activityId: Text,
      language: Text,
      startAt: DateTime,
      endAt: DateTime,
      people: Type.Integer(),
      name: Text,
      phone: Text,
      note: Text,
      school: Text,
      stage: Text,
      /** Adults among `people`. */
      adults: Type.Union([Type.Integer(), Type.Null()]),
      programme: Text,
      access: Type.Array(Type.String()),
      createdAt: DateTime,
      cancelledAt: Time,
      consentedAt: Time,
      noticeVersion: Text,
    }),
  ),
  /** Sets of objects, with the links of those that are shared. */
  objectSets: Type.Array(ObjectSet),
  favourites: Type.Array(Type.Object({ kind: Type.String(), contentId: Id, createdAt: DateTime })),
  points: Type.Array(
    Type.Object({
      actionCode: Type.String(),
      occurrence: Type.String(),
      points: Type.Integer(),
      createdAt: DateTime,
    }),
  ),
  ratings: Type.Array(
    Type.Object({
      globeDesignStar: Type.Integer(),
      browsingExperienceStar: Type.Integer(),
      contentQualityStar: Type.Integer(),
      comprehensiveStar: Type.Integer(),
      createdAt: DateTime,
    }),
  ),
  /** Log-ins whose tokens are still stored. */
  sessions: Type.Array(Type.Object({ createdAt: DateTime, endedAt: Time })),
});
export type MemberExport = Static<typeof MemberExport>;

export const memberSchemas = {
  memberRegister: {
    summary:
      'Registers a member, who is logged in at once. A user name that is taken is a 409; one of phone and email is needed. The same registration, sent again within ten minutes because its answer was lost, is a log-in.',
    form: optionalConsent(memberRules.memberRegister),
    input: formInput(optionalConsent(memberRules.memberRegister)),
    record: SessionTokens,
    example: {
      userName: 'liulan',
      nickName: '柳岚',
      phone: '13800138000',
      password: '两个黄鹂，一行白鹭',
      consent: true,
    },
  },

  memberLogin: {
    summary:
      'Logs a member in. An unknown name and a wrong password are the same 401; after eight failures a minute for a name from an address it is a 429. A one-time password is a 400 at `newPassword` until another one is sent there; that log-in may be sent again. An account that the museum has locked is a 403.',
    form: memberRules.memberLogin,
    input: formInput(memberRules.memberLogin),
    record: SessionTokens,
    example: { userName: 'liulan', password: '两个黄鹂，一行白鹭' },
  },

  memberRefresh: {
    summary:
      'Gives new tokens for a refresh token, which is used up by it. A used token is taken again for 30 seconds, as long as none of its successors was used, because its answer may be lost; one that comes again later is a 401 that ends the log-in and all its tokens.',
    input: Type.Object({
      ...siteIdField,
      refreshToken: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    record: SessionTokens,
    example: { refreshToken: 'Zm9yIGV4YW1wbGUsIHdpdGggMzIgcmFuZG9tIGJ5dGVz' },
  },

  memberInfo: {
    summary: 'The member to whom the token belongs.',
    input: Type.Object(siteIdField),
    record: Member,
    example: {},
  },

  memberLogout: {
    summary: 'Ends the log-in to which the token belongs: its access and refresh tokens at once.',
    input: Type.Object(siteIdField),
    record: Type.Null(),
    example: {},
  },

  profileDetail: {
    summary: 'The own account of the member to whom the token belongs.',
    input: Type.Object(siteIdField),
    record: Profile,
    example: {},
  },

  profileUpdate: {
    summary:
      'Replaces nickname, phone and e-mail of the member; one of phone and email is needed, the one left out is forgotten.',
    form: optionalConsent(memberRules.profileUpdate),
    input: formInput(optionalConsent(memberRules.profileUpdate)),
    record: Profile,
    example: { nickName: '柳岚', email: 'liulan@museum.example', consent: true },
  },

  memberExport: {
    summary: 'Everything that the service holds about the member, without password and tokens.',
    input: Type.Object(siteIdField),
    record: MemberExport,
    example: {},
  },

  memberErase: {
    summary:
      'Erases the account for good, with favourites and points; bookings to come are cancelled, and bookings and ratings become anonymous. All log-ins end.',
    form: memberRules.memberErase,
    input: formInput(memberRules.memberErase),
    record: Type.Null(),
    example: { password: '两个黄鹂，一行白鹭' },
  },

  passwordChange: {
    summary:
      'Changes the password of the member and ends every other log-in of the same member. Sent again after its answer was lost, it changes nothing.',
    form: memberRules.passwordChange,
    input: formInput(memberRules.passwordChange),
    record: Type.Null(),
    example: { oldPassword: '两个黄鹂，一行白鹭', newPassword: '窗含西岭，门泊东吴' },
  },
} satisfies CallSchemas;
