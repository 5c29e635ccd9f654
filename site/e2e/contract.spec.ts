import type { APIRequestContext } from '@playwright/test';
import { Compile } from 'typebox/compile';
import { callSchemas } from '../contract/calls';
import { endpoints, type CallName, type Endpoint } from '../contract/endpoints';
import { Failure } from '../contract/wrapper';
import { answerSchema } from '../server/operations/openapi';
import { expect, test } from './fixtures';

const names = Object.keys(endpoints) as CallName[];

/** What the examples cannot know: who the member is, and names that nobody has taken yet. */
interface Member {
  id: string;
  token: string;
  refreshToken: string;
  userName: string;
}

const password = 'Bronze and jade 2026';
const once = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

async function register(request: APIRequestContext): Promise<Member> {
  const userName = `example-${once()}`;
  const data = { userName, nickName: '例', phone: '13800138000', password };
  const response = await request.post(endpoints.memberRegister.path, { data });
  const body = (await response.json()) as { data: Record<string, string> };
  expect(response.status(), JSON.stringify(body)).toBe(200);
  const { accessToken = '', refreshToken = '' } = body.data;
  const headers = { 'app-token': accessToken };
  const info = await request.get(endpoints.memberInfo.path, { headers });
  const { data: member } = (await info.json()) as { data: { id: string } };
  return { id: member.id, token: accessToken, refreshToken, userName };
}

/** A phone books each thing once. */
const bookings = new Set<CallName>(['activityBook', 'docentBook', 'volunteerApply']);

function inputOf(name: CallName, member: Member): Record<string, unknown> {
  const example = callSchemas[name].example as Record<string, unknown>;
  const known: Record<string, unknown> = {
    memberIdOrPhone: member.id,
    refreshToken: member.refreshToken,
    ...(name === 'memberRegister' && { userName: `example-${once()}` }),
    ...(name === 'memberLogin' && { userName: member.userName, password }),
    oldPassword: password,
    ...(bookings.has(name) && {
      phone: `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    }),
  };
  const named = Object.entries(known).filter(([field]) => field in example);
  return { ...example, ...Object.fromEntries(named) };
}

async function send(
  request: APIRequestContext,
  name: CallName,
  input: Record<string, unknown>,
  token?: string,
) {
  const endpoint: Endpoint = endpoints[name];
  const headers: Record<string, string> = token === undefined ? {} : { 'app-token': token };
  const fields = Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, String(value)]),
  );
  if (endpoint.method === 'GET') return request.get(endpoint.path, { headers, params: fields });
  const payload = endpoint.input === 'form' ? { form: fields } : { data: input };
  return request.post(endpoint.path, { headers, ...payload });
}

interface Booked {
  data: { id: string };
}

/** What an example needs that only the running museum knows: a tour that can be booked, a booking to cancel. */
async function prepared(
  request: APIRequestContext,
  name: CallName,
  member: Member,
): Promise<Record<string, unknown>> {
  const input = inputOf(name, member);
  const made = async (call: CallName) => {
    const sent = await prepared(request, call, member);
    const response = await send(request, call, sent);
    const { data } = (await response.json()) as Booked;
    return { id: data.id, phone: sent.phone };
  };
  switch (name) {
    case 'docentBook': {
      const response = await send(request, 'docentSlots', {});
      const { data } = (await response.json()) as { data: { left: number }[] };
      const slot = data.find(({ left }) => left > 2);
      return { ...input, ...slot, people: 2 };
    }
    case 'activityCancel':
      return { ...input, ...(await made('activityBook')) };
    case 'docentCancel':
      return { ...input, ...(await made('docentBook')) };
    case 'volunteerWithdraw':
      return { ...input, ...(await made('volunteerApply')) };
    default:
      return input;
  }
}

for (const name of names) {
  test(`${name} takes its example and answers as the contract says`, async ({ request }) => {
    const { access }: Endpoint = endpoints[name];
    const member = await register(request);
    const input = await prepared(request, name, member);
    const response = await send(request, name, input, access && member.token);
    const body: unknown = await response.json();
    expect(response.status(), JSON.stringify(body)).toBe(200);
    expect([...Compile(answerSchema(name)).Errors(body)]).toEqual([]);
  });
}

test('a call for members is refused without a token, and with one that nobody gave', async ({
  request,
}) => {
  for (const name of names.filter((each) => {
    const { access }: Endpoint = endpoints[each];
    return access === 'member';
  })) {
    for (const token of [undefined, 'forged']) {
      const response = await send(request, name, {}, token);
      expect(response.status(), name).toBe(401);
      const body: unknown = await response.json();
      expect([...Compile(Failure).Errors(body)]).toEqual([]);
    }
  }
});

test('the description opens in a browser and lists every call', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calls of the content service');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(names.length);
});
