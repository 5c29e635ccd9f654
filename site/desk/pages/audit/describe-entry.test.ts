import { expect, test } from 'vitest';
import type { AuditAction, AuditSubject } from '../../../contract/shared/desk/audit-actions';
import { describeDetails, describeSubject } from './describe-entry';

function entry(action: AuditAction, details: string, subjectKind: AuditSubject = 'staff') {
  const subject = { subjectKind, subjectId: '3f0c1a2b-0000-4000-8000-000000000000' };
  return { id: '1', at: '2026-11-25T09:00:00+08:00', staffName: '陈', action, details, ...subject };
}

test.each([
  ['deskItemState', 'inHand', '处理中', 'In hand'],
  ['deskExport', '1 rows', '1 条', '1 row'],
  ['deskRecordPublish', 'title_zh, images', '标题（中文）、图片', 'Title (Chinese), Pictures'],
  ['deskTourSave', '09:30–10:30 zh, en', '09:30–10:30 中文、英语', '09:30–10:30 Chinese, English'],
  ['deskStaffAdd', 'lin: frontDesk, editor', '前台、编辑', 'Front desk, Editor'],
  ['deskStaffUpdate', '{"roles":["editor"]}', '编辑', 'Editor'],
  ['deskStaffUpdate', '{"isDisabled":true}', '停用账号', 'disabled'],
  ['deskCategoryMove', 'up', '上移', 'up'],
  ['deskMemberLock', 'unlocked', '解锁', 'unlocked'],
  ['deskRecordWithdraw', '', '', ''],
] as const)('details %s “%s” are told in both languages', (action, details, zh, en) => {
  expect(describeDetails(entry(action, details), 'zh')).toBe(zh);
  expect(describeDetails(entry(action, details), 'en')).toBe(en);
});

test('subject of an entry has a name or a short number, and an activity is a record or a booking', () => {
  const login = entry('deskLogin', '');
  expect(describeSubject(login, 'zh')).toBe('账号 3f0c1a2b');
  expect(describeSubject({ ...login, subjectName: 'lin' }, 'en')).toBe('Account lin');
  const published = { ...entry('deskRecordPublish', '', 'activity'), subjectId: 'ink-rubbing' };
  expect(describeSubject(published, 'zh')).toBe('活动 ink-rubbing');
  const changed = { ...entry('deskItemState', 'new', 'activity') };
  expect(describeSubject(changed, 'zh')).toBe('活动预约 3f0c1a2b');
});
