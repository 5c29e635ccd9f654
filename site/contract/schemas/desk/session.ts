import { Type, type Static } from 'typebox';
import { deskRules } from '../../shared/desk/desk-rules';
import { staffRoles } from '../../shared/desk/roles';
import { siteIdField } from '../common/fields';
import { formInput } from '../common/form-input';
import type { DeskSchemas } from './desk-schema';

export const Role = Type.Unsafe<(typeof staffRoles)[number]>(
  Type.Union(staffRoles.map((role) => Type.Literal(role))),
);

/** The member of the staff who is logged in. */
export const StaffAccount = Type.Object({
  id: Type.String(),
  userName: Type.String(),
  displayName: Type.String(),
  roles: Type.Array(Role),
  /** Whether the password is a one-time password, which must be replaced before anything else. */
  mustChangePassword: Type.Boolean(),
});
export type StaffAccount = Static<typeof StaffAccount>;

/** The refresh token travels in an HttpOnly cookie only. */
const DeskSession = Type.Object({
  accessToken: Type.String(),
  /** Seconds. */
  expiresIn: Type.Integer({ minimum: 1 }),
  account: StaffAccount,
});

const nothing = Type.Object(siteIdField);

export const deskSessionSchemas = {
  deskLogin: {
    summary:
      'Logs a member of the staff in. The access token belongs into the header `authorization: Bearer …`; the refresh token is set as a cookie.',
    form: deskRules.deskLogin,
    input: formInput(deskRules.deskLogin),
    record: DeskSession,
    example: { userName: 'lin', password: 'a long pass phrase' },
  },
  deskRefresh: {
    summary: 'Exchanges the refresh token of the cookie for new tokens.',
    input: nothing,
    record: DeskSession,
    example: {},
  },
  deskLogout: {
    summary: 'Ends the session and deletes the cookie.',
    input: nothing,
    record: Type.Null(),
    example: {},
  },
  deskAccount: {
    summary: 'The member of the staff to whom the token belongs.',
    input: nothing,
    record: StaffAccount,
    example: {},
  },
  deskPassword: {
    summary: 'Changes the own password and ends the other sessions.',
    form: deskRules.deskPassword,
    input: formInput(deskRules.deskPassword),
    record: Type.Null(),
    example: { oldPassword: 'one-time', newPassword: 'a long pass phrase' },
  },
} satisfies DeskSchemas;
