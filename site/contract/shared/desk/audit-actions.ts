import type { InboxKind } from './inbox';
import type { RecordKind } from './records';

/** What the audit log tells of: changes by calls, and the command of the operator. */
export const auditActions = [
  'deskLogin',
  'deskLogout',
  'deskPassword',
  'deskItemState',
  'deskItemNote',
  'deskBookingCancel',
  'deskExport',
  'deskRecordPublish',
  'deskRecordDraft',
  'deskRecordDiscard',
  'deskRecordWithdraw',
  'deskRecordReturn',
  'deskPictureUpload',
  'deskCategoryMove',
  'deskCategoryShow',
  'deskTourSave',
  'deskTourRemove',
  'deskAdmissionSave',
  'deskAdmissionRemove',
  'deskClassSessionSave',
  'deskClassSessionRemove',
  'deskMemberLock',
  'deskMemberReset',
  'deskMemberErase',
  'deskStaffAdd',
  'deskStaffUpdate',
  'deskStaffReset',
  'deskPackUpload',
  'deskPackRemove',
  'deskPackCheck',
  'deskPackImport',
  'deskBackupStart',
  'deskBackupCheck',
  'staff:add',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What the actions concern. */
export type AuditSubject =
  | RecordKind
  | InboxKind
  | 'booking'
  | 'picture'
  | 'tour'
  | 'admissionSetting'
  | 'classSession'
  | 'member'
  | 'staff'
  | 'pack'
  | 'backup';
