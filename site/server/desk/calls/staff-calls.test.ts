import { expect, test } from 'vitest';
import { addTestStaff } from '../../testing/test-staff';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

test('the last administrator who can log in keeps role and log-in', async () => {
  const { id, send, page } = await addTestStaff(museum, 'only-admin', ['administrator']);
  for (const changes of [{ isDisabled: true }, { roles: ['editor' as const] }]) {
    expect((await send('deskStaffUpdate', { id, ...changes })).statusCode).toBe(409);
  }
  await addTestStaff(museum, 'second-admin', ['administrator']);
  expect((await send('deskStaffUpdate', { id, roles: ['editor'] })).statusCode).toBe(200);
  // The role is gone at once, not with the next log-in.
  await expect(page('deskStaffPage', {})).rejects.toThrow('403');
});

test('disabled account is logged out at once and can be enabled again', async () => {
  const administrator = await addTestStaff(museum, 'admin-a', ['administrator']);
  const clerk = await addTestStaff(museum, 'clerk-a', ['frontDesk']);
  await administrator.record('deskStaffUpdate', { id: clerk.id, isDisabled: true });
  expect((await clerk.send('deskAccount', {})).statusCode).toBe(401);
  const row = await administrator.record('deskStaffUpdate', { id: clerk.id, isDisabled: false });
  expect(row.disabledAt).toBeUndefined();
});

test('reset of a password ends the sessions and the new one must be changed', async () => {
  const administrator = await addTestStaff(museum, 'admin-b', ['administrator']);
  const clerk = await addTestStaff(museum, 'clerk-b', ['frontDesk']);
  const { password } = await administrator.record('deskStaffReset', { id: clerk.id });
  expect(password).toMatch(/^([A-Z\d]{4}-){3}[A-Z\d]{4}$/);
  expect((await clerk.send('deskAccount', {})).statusCode).toBe(401);
  const { records } = await administrator.page('deskStaffPage', { pageSize: 100 });
  expect(records.find(({ id }) => id === clerk.id)).toMatchObject({ mustChangePassword: true });
});

test('user name of the staff is unique without regard to case and width', async () => {
  const administrator = await addTestStaff(museum, 'admin-c', ['administrator']);
  const response = await administrator.send('deskStaffAdd', {
    userName: 'ＡＤＭＩＮ-C',
    displayName: '重名',
    roles: ['editor'],
  });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ errors: [{ field: 'userName' }] });
});

test('audit log lists the latest action first and is searched by word', async () => {
  const administrator = await addTestStaff(museum, 'admin-d', ['administrator']);
  const { id } = await administrator.record('deskStaffAdd', {
    userName: 'searched-for',
    displayName: '可查',
    roles: ['editor', 'frontDesk'],
  });
  const { records, total } = await administrator.page('deskAuditPage', { keyword: 'Searched-FOR' });
  expect(total).toBe(1);
  expect(records[0]).toMatchObject({ action: 'deskStaffAdd', subjectId: id });
});

test('state of the service counts each record once though it has a row for each language', async () => {
  const administrator = await addTestStaff(museum, 'admin-e', ['administrator']);
  const state = await administrator.record('deskServiceState', {});
  expect(state.databaseBytes).toBeGreaterThan(1_000_000);
  expect(state.records.entries).toBeGreaterThan(0);
});
