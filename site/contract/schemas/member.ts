import { Type, type Static } from 'typebox';
import { DateTime, Id, siteIdField } from './common/fields';
import { memberRules } from '../shared/member-rules';
import type { CallSchemas } from './common/call-schema';
import { formInput } from './common/form-input';

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

export const memberSchemas = {
  memberRegister: {
    summary:
      'Registers a member, who is logged in at once. A user name that is taken is a 409; one of phone and email is needed.',
    form: memberRules.memberRegister,
    input: formInput(memberRules.memberRegister),
    record: SessionTokens,
    example: {
      userName: 'liulan',
      nickName: '柳岚',
      phone: '13800138000',
      password: '两个黄鹂，一行白鹭',
    },
  },

  memberLogin: {
    summary:
      'Logs a member in. An unknown name and a wrong password are the same 401; after eight failures a minute for a name from an address it is a 429.',
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
    form: memberRules.profileUpdate,
    input: formInput(memberRules.profileUpdate),
    record: Profile,
    example: { nickName: '柳岚', email: 'liulan@museum.example' },
  },

  passwordChange: {
    summary: 'Changes the password of the member and ends every other log-in of the same member.',
    form: memberRules.passwordChange,
    input: formInput(memberRules.passwordChange),
    record: Type.Null(),
    example: { oldPassword: '两个黄鹂，一行白鹭', newPassword: '窗含西岭，门泊东吴' },
  },
} satisfies CallSchemas;
