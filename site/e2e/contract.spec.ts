import type { APIRequestContext } from '@playwright/test';
import { Compile } from 'typebox/compile';
import { callSchemas } from '../contract/schemas';
import { endpoints, type CallName, type Endpoint } from '../contract/shared/endpoints';
import { ErrorResponse } from '../contract/schemas/common/wrapper';
import { documentedCalls } from '../server/html/api-docs/documented-calls';
import { responseSchema } from '../server/html/api-docs/openapi';
import { expect, test } from './fixtures';

const names = Object.keys(endpoints) as CallName[];

/** Values that the examples cannot contain: the registered member and unused names. */
interface Member {
  id: string;
  token: string;
  refreshToken: string;
  userName: string;
}

const password = 'Bronze and jade 2026';
const uniqueSuffix = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

async function register(request: APIRequestContext): Promise<Member> {
  const userName = `example-${uniqueSuffix()}`;
  const data = { userName, nickName: '例', phone: '13800138000', password, consent: true };
  const response = await request.post(endpoints.memberRegister.path, { data });
  const body = (await response.json()) as { data: Record<string, string> };
  expect(response.status(), JSON.stringify(body)).toBe(200);
  const { accessToken = '', refreshToken = '' } = body.data;
  const headers = { 'app-token': accessToken };
  const info = await request.get(endpoints.memberInfo.path, { headers });
  const { data: member } = (await info.json()) as { data: { id: string } };
  return { id: member.id, token: accessToken, refreshToken, userName };
}

/** Calls that end the session or change the password: they get a member of their own. */
const endsSession = new Set<CallName>([
  'memberLogout',
  'memberRefresh',
  'memberErase',
  'passwordChange',
]);
let sharedMember: Promise<Member> | undefined;

/** The member of the other calls, registered once in each worker: hashing a password takes long. */
function memberFor(request: APIRequestContext, name: CallName): Promise<Member> {
  if (endsSession.has(name)) return register(request);
  sharedMember ??= register(request);
  return sharedMember;
}

/** Calls that accept each phone number once: they get a random one. */
const bookings = new Set<CallName>([
  'activityBook',
  'admissionBook',
  'classVisitBook',
  'docentBook',
  'volunteerApply',
]);

function exampleInput(name: CallName, member: Member): Record<string, unknown> {
  const example = callSchemas[name].example as Record<string, unknown>;
  const known: Record<string, unknown> = {
    memberIdOrPhone: member.id,
    refreshToken: member.refreshToken,
    ...(name === 'memberRegister' && { userName: `example-${uniqueSuffix()}` }),
    ...(name === 'memberLogin' && { userName: member.userName, password }),
    oldPassword: password,
    ...(name === 'memberErase' && { password }),
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

interface BookingResponse {
  data: { id: string };
}

/** Example input with values of the running service: a bookable tour, a booking to cancel. */
async function prepareInput(
  request: APIRequestContext,
  name: CallName,
  member: Member,
): Promise<Record<string, unknown>> {
  const input = exampleInput(name, member);
  const createBooking = async (call: CallName) => {
    const sent = await prepareInput(request, call, member);
    const response = await send(request, call, sent);
    const { data } = (await response.json()) as BookingResponse;
    return { id: data.id, phone: sent.phone };
  };
  switch (name) {
    case 'docentBook': {
      const response = await send(request, 'docentSlots', {});
      const { data } = (await response.json()) as { data: { left: number }[] };
      const slot = data.find(({ left }) => left > 2);
      return { ...input, ...slot, people: 2 };
    }
    case 'admissionBook': {
      const response = await send(request, 'admissionSlots', {});
      const { data } = (await response.json()) as { data: { left: number }[] };
      return { ...input, ...data.find(({ left }) => left > 2), people: 2 };
    }
    case 'classVisitBook': {
      const response = await send(request, 'classVisitSlots', {});
      const { data } = (await response.json()) as { data: { left: number }[] };
      return { ...input, ...data.find(({ left }) => left > 0) };
    }
    case 'classVisitCancel':
      return { ...input, ...(await createBooking('classVisitBook')) };
    case 'admissionCancel':
      return { ...input, ...(await createBooking('admissionBook')) };
    case 'activityCancel':
      return { ...input, ...(await createBooking('activityBook')) };
    case 'docentCancel':
      return { ...input, ...(await createBooking('docentBook')) };
    case 'volunteerWithdraw':
      return { ...input, ...(await createBooking('volunteerApply')) };
    case 'objectSetShare':
      await send(request, 'objectSetSave', exampleInput('objectSetSave', member), member.token);
      return input;
    case 'sharedObjectSet': {
      const share = await prepareInput(request, 'objectSetShare', member);
      const response = await send(request, 'objectSetShare', share, member.token);
      const { data } = (await response.json()) as { data: { shareToken: string } };
      return { ...input, token: data.shareToken };
    }
    default:
      return input;
  }
}

for (const name of names) {
  test(`call ${name} accepts its example and its response matches the contract`, async ({
    request,
  }) => {
    const { access }: Endpoint = endpoints[name];
    const member = await memberFor(request, name);
    const input = await prepareInput(request, name, member);
    const response = await send(request, name, input, access && member.token);
    const body: unknown = await response.json();
    expect(response.status(), JSON.stringify(body)).toBe(200);
    expect([
      ...Compile(
        responseSchema({ ...callSchemas[name], response: endpoints[name].response }),
      ).Errors(body),
    ]).toEqual([]);
  });
}

test('calls for members respond 401 without a token and with a forged one', async ({ request }) => {
  for (const name of names.filter((each) => {
    const { access }: Endpoint = endpoints[each];
    return access === 'member';
  })) {
    for (const token of [undefined, 'forged']) {
      const response = await send(request, name, {}, token);
      expect(response.status(), name).toBe(401);
      const body: unknown = await response.json();
      expect([...Compile(ErrorResponse).Errors(body)]).toEqual([]);
    }
  }
});

test('API documentation page lists every call', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calls of the content service');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(documentedCalls.length);
});
