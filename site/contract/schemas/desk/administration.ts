import { Type, type Static } from 'typebox';
import { auditActions, type AuditAction } from '../../shared/desk/audit-actions';
import { deskRules } from '../../shared/desk/desk-rules';
import { pagingFields } from '../common/call-schema';
import { DateTime, siteIdField } from '../common/fields';
import { fieldSchema, formInput } from '../common/form-input';
import type { DeskSchemas } from './desk-schema';
import { Role, StaffAccount } from './session';

export const StaffRow = Type.Object({
  ...StaffAccount.properties,
  createdAt: DateTime,
  disabledAt: Type.Optional(DateTime),
  lastLoginAt: Type.Optional(DateTime),
});
export type StaffRow = Static<typeof StaffRow>;

const AuditActionName = Type.Unsafe<AuditAction>(
  Type.Union(auditActions.map((action) => Type.Literal(action))),
);

export const AuditRow = Type.Object({
  id: Type.String(),
  at: DateTime,
  /** Name at the time of the action; empty for a command of the operator. */
  staffName: Type.String(),
  /** Name of the call or command, one of `action` of the input. */
  action: Type.String(),
  subjectKind: Type.String(),
  subjectId: Type.String(),
  /** User name of a member of the staff whom the action concerns. */
  subjectName: Type.Optional(Type.String()),
  /** What changed; no personal data of visitors. */
  details: Type.String(),
});
export type AuditRow = Static<typeof AuditRow>;

const staffId = { id: Type.String({ minLength: 1, maxLength: 200 }) };
/** Password for the first log-in; shown once and stored as a hash only. */
const OneTimePassword = Type.Object({ id: Type.String(), password: Type.String() });

export const deskAdministrationSchemas = {
  deskStaffPage: {
    summary: 'Accounts of the staff by name.',
    input: Type.Object({ ...siteIdField, ...pagingFields }),
    record: StaffRow,
    example: {},
  },
  deskStaffAdd: {
    summary: 'Adds an account with a one-time password, which the response alone contains.',
    form: deskRules.deskStaffAdd,
    input: formInput(deskRules.deskStaffAdd),
    record: OneTimePassword,
    example: { userName: 'lin', displayName: '林晓', roles: ['frontDesk'] },
  },
  deskStaffUpdate: {
    summary:
      'Changes the name or the roles of an account, or disables it, which ends its sessions. One active administrator must remain (409).',
    input: Type.Object({
      ...siteIdField,
      ...staffId,
      displayName: Type.Optional(fieldSchema(deskRules.deskStaffAdd.displayName)),
      roles: Type.Optional(Type.Array(Role, { minItems: 1, uniqueItems: true })),
      isDisabled: Type.Optional(Type.Boolean()),
    }),
    record: StaffRow,
    example: { id: '3f0c', roles: ['editor'] },
  },
  deskStaffReset: {
    summary: 'Replaces the password by a one-time password and ends the sessions of the account.',
    input: Type.Object({ ...siteIdField, ...staffId }),
    record: OneTimePassword,
    example: { id: '3f0c' },
  },
  deskAuditPage: {
    summary: 'What the staff did, the latest first.',
    input: Type.Object({
      ...siteIdField,
      ...pagingFields,
      keyword: Type.Optional(Type.String({ maxLength: 100 })),
      action: Type.Optional(AuditActionName),
    }),
    record: AuditRow,
    example: { pageSize: 50 },
  },
  deskServiceState: {
    summary:
      'Version and time of start of the service, kind and size of the database, number of records.',
    input: Type.Object(siteIdField),
    record: Type.Object({
      version: Type.String(),
      startedAt: DateTime,
      database: Type.Union([Type.Literal('embedded'), Type.Literal('server')]),
      /** Bytes. */
      databaseBytes: Type.Integer({ minimum: 0 }),
      /** Resident memory of this process in bytes. */
      memoryBytes: Type.Integer({ minimum: 0 }),
      records: Type.Object({
        entries: Type.Integer(),
        exhibitions: Type.Integer(),
        exhibits: Type.Integer(),
        activities: Type.Integer(),
        members: Type.Integer(),
      }),
    }),
    example: {},
  },
} satisfies DeskSchemas;
