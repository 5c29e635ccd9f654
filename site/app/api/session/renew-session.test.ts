import { beforeEach, expect, test, vi } from 'vitest';
import { renewSession } from './renew-session';
import { onSessionChange } from './session-change';

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
  const onChange = vi.fn();
  const undo = onSessionChange(onChange);
  await renewSession('zh', 'a1', { fetch, locks: undefined }).catch(() => undefined);
  undo();
  return { fetch, onChange };
}

const storedTokens = () => [
  localStorage.getItem('access_token'),
  localStorage.getItem('refresh_token'),
];

test('renewal stores the new tokens and notifies the page', async () => {
  const { fetch, onChange } = await renew(fresh);
  expect(fetch.mock.calls[0]?.[0]).toBe('/user-centre/api/refresh');
  expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"siteId":"1","refreshToken":"r1"}');
  expect(storedTokens()).toEqual(['a2', 'r2']);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('rejected renewal removes all data of the member', async () => {
  const { onChange } = await renew(refusal(401), 401);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('renewal keeps the tokens when the service is unavailable', async () => {
  await renew(refusal(503), 503);
  expect(storedTokens()).toEqual(['a1', 'r1']);
});

test('renewal keeps the tokens when the response is incomplete', async () => {
  await renew({ ...fresh, data: { accessToken: 'a2' } });
  expect(storedTokens()).toEqual(['a1', 'r1']);
});

test('renewal sends no request when another tab has renewed the token', async () => {
  localStorage.setItem('access_token', 'a9');
  const { fetch } = await renew(fresh);
  expect(fetch).not.toHaveBeenCalled();
  expect(storedTokens()).toEqual(['a9', 'r1']);
});

test('access token without a refresh token is removed', async () => {
  localStorage.removeItem('refresh_token');
  const { fetch } = await renew(fresh);
  expect(fetch).not.toHaveBeenCalled();
  expect(Object.keys(localStorage)).toEqual([]);
});
