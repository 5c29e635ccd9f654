import { expect, test, vi } from 'vitest';
import { createApp } from '../app';
import { locationsIn } from '../testing/test-locations';
import { fixtureToday } from '../testing/fixture-pack';
import { useTestMuseum } from '../testing/test-museum';

// Each password hash takes a quarter of a second.
vi.setConfig({ testTimeout: 60_000 });

const museum = useTestMuseum();

test('log at level trace contains no data of a member', async () => {
  let log = '';
  const folder = museum.folder;
  const app = await createApp({
    db: museum.db,
    locations: locationsIn(folder),
    mediaDir: folder,
    clock: () => fixtureToday,
    logLevel: 'trace',
    logStream: { write: (line) => (log += line) },
  });
  const secrets = {
    userName: 'secret-name',
    nickName: '秘密昵称',
    phone: '13912345678',
    consent: true,
    email: 'secret@museum.example',
    password: 'secret password',
  };
  const post = (url: string, payload: object, token = '') =>
    app.inject({ method: 'POST', url, payload, headers: { 'app-token': token } });
  const get = (url: string, token: string) =>
    app.inject({ method: 'GET', url, headers: { 'app-token': token } });

  const registered = await post('/user-centre/api/register', secrets);
  const { accessToken, refreshToken, member } = registered.json<{
    data: { accessToken: string; refreshToken: string; member: { id: string } };
  }>().data;
  await post('/user-centre/api/register', secrets);
  await post('/user-centre/api/login', { ...secrets, password: 'secret password too' });
  await post('/user-centre/api/login', secrets);
  await post('/user-centre/api/profile', secrets, accessToken);
  await get(`/inte-engine/receive_engine/action?memberIdOrPhone=${secrets.phone}`, accessToken);
  await get(`/user-centre/login?returnUrl=/${secrets.phone}`, accessToken);
  await post('/user-centre/api/refresh', { refreshToken });
  await post('/user-centre/api/refresh', { refreshToken });
  // A failed query has its parameters in the error message.
  const drop = museum.db.execute('alter table points rename to points_away');
  await drop;
  const report = { memberIdOrPhone: secrets.phone, actionCode: 'R001' };
  const relogged = await post('/user-centre/api/login', secrets);
  const token = relogged.json<{ data: { accessToken: string } }>().data.accessToken;
  const failed = await post(
    '/inte-engine/receive_engine/action',
    { ...report, memberType: 1, originType: 4, requestDomain: 2 },
    token,
  );
  await museum.db.execute('alter table points_away rename to points');
  await app.close();

  expect(failed.statusCode).toBe(500);
  expect(failed.body).not.toMatch(/points|select|insert|at /i);
  expect(log).toContain('/user-centre/api/login');
  expect(log).toContain('Failed query');
  for (const secret of [...Object.values(secrets), accessToken, refreshToken, token, member.id]) {
    expect(log).not.toContain(secret);
  }
});
