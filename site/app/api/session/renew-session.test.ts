import { beforeEach, expect, test, vi } from 'vitest';
import { renewSession } from './renew-session';
import { watchSession } from './session-change';

const fresh = {
  success: true,
  code: 0,
  msg: '',
  data: {
    accessToken: 'a2',
    refreshToken: 'r2',
    expiresIn: 900,
    member: { id: '7', nickName: 'x' },
  },
};
const refusal = (code: number) => ({ success: false, code, msg: '', data: null });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('access_token', 'a1');
  localStorage.setItem('refresh_token', 'r1');
  localStorage.setItem('last_login_date', '2026-11-21');
});

async function renew(body: unknown, status = 200) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  const heard = vi.fn();
  const undo = watchSession(heard);
  await renewSession('zh', 'a1', { fetch, locks: undefined }).catch(() => undefined);
  undo();
  return { fetch, heard };
}

const kept = () => [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')];

test('a refresh token gives new tokens, and the page hears of it', async () => {
  const { fetch, heard } = await renew(fresh);
  expect(fetch.mock.calls[0]?.[0]).toBe('/user-centre/api/refresh');
  expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"siteId":"1","refreshToken":"r1"}');
  expect(kept()).toEqual(['a2', 'r2']);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('where the service will not renew, everything of the member is forgotten', async () => {
  const { heard } = await renew(refusal(401), 401);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a service that is down costs nobody the log-in', async () => {
  await renew(refusal(503), 503);
  expect(kept()).toEqual(['a1', 'r1']);
});

test('half an answer is no renewal', async () => {
  await renew({ ...fresh, data: { accessToken: 'a2' } });
  expect(kept()).toEqual(['a1', 'r1']);
});

test('what another tab has renewed is not renewed again', async () => {
  localStorage.setItem('access_token', 'a9');
  const { fetch } = await renew(fresh);
  expect(fetch).not.toHaveBeenCalled();
  expect(kept()).toEqual(['a9', 'r1']);
});

test('a token that nothing can renew is put away', async () => {
  localStorage.removeItem('refresh_token');
  const { fetch } = await renew(fresh);
  expect(fetch).not.toHaveBeenCalled();
  expect(Object.keys(localStorage)).toEqual([]);
});
