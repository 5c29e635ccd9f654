import { Type, type Static } from 'typebox';
import { pagingFields } from '../common/call-schema';
import { DateTime, siteIdField } from '../common/fields';
import type { DeskSchemas } from './desk-schema';

/** A member as administrators see it: contact data are shown in part, enough to tell people apart. */
export const DeskMember = Type.Object({
  id: Type.String(),
  userName: Type.String(),
  nickName: Type.String(),
  /** `138****8000`; missing without a phone. */
  phone: Type.Optional(Type.String()),
  /** `l***@museum.example`; missing without an e-mail address. */
  email: Type.Optional(Type.String()),
  createdAt: DateTime,
  lockedAt: Type.Optional(DateTime),
  /** Whether a one-time password waits to be replaced. */
  mustChangePassword: Type.Boolean(),
});
export type DeskMember = Static<typeof DeskMember>;

const memberId = { id: Type.String({ minLength: 1, maxLength: 200 }) };

export const deskMemberSchemas = {
  deskMemberPage: {
    summary:
      'Members whose user name, nickname, phone or e-mail address contains the keyword, by user name. Without a keyword nobody is listed.',
    input: Type.Object({
      ...siteIdField,
      ...pagingFields,
      /** At least two characters. */
      keyword: Type.String({ minLength: 2, maxLength: 100 }),
    }),
    record: DeskMember,
    example: { keyword: 'liulan' },
  },
  deskMemberLock: {
    summary:
      'Locks an account, which ends its sessions and refuses log-in and tokens, or unlocks it.',
    input: Type.Object({ ...siteIdField, ...memberId, isLocked: Type.Boolean() }),
    record: DeskMember,
    example: { id: '3f0c', isLocked: true },
  },
  deskMemberReset: {
    summary:
      'Replaces the password by a one-time password, valid for seven days, and ends the sessions. The response alone contains it.',
    input: Type.Object({ ...siteIdField, ...memberId }),
    record: Type.Object({ id: Type.String(), password: Type.String() }),
    example: { id: '3f0c' },
  },
  deskMemberErase: {
    summary:
      'Erases a member for good: bookings to come are cancelled, all bookings lose name and phone. `userName` must be that of the account (400).',
    input: Type.Object({
      ...siteIdField,
      ...memberId,
      userName: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    record: Type.Null(),
    example: { id: '3f0c', userName: 'liulan' },
  },
} satisfies DeskSchemas;
