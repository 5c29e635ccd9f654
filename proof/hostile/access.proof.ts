import { callSchemas } from '../../site/contract/schemas';
import { deskSchemas } from '../../site/contract/schemas/desk';
import {
  deskEndpoints,
  type DeskCallName,
  type DeskEndpoint,
} from '../../site/contract/shared/desk/endpoints';
import { hasRole, staffRoles } from '../../site/contract/shared/desk/roles';
import { endpoints, type Endpoint } from '../../site/contract/shared/endpoints';
import { noteMeasured } from '../measured';
import { callNames, exampleOf } from './calls';
import { dataOf, expect, memberHeaders, password, staffHeaders, test } from './museum';
import { formatStatuses, newAddress, requestOf, type HostileAnswer } from './send';

const deskNames = Object.keys(deskEndpoints) as DeskCallName[];
const memberCalls = callNames.filter((name) => (endpoints[name] as Endpoint).access === 'member');
const deskExampleOf = (name: DeskCallName) => deskSchemas[name].example as Record<string, unknown>;

const note = (answers: readonly HostileAnswer[]) =>
  noteMeasured(`${answers.length} attempts: ${formatStatuses(answers)}`);

test('API1: what belongs to a member or a visitor is neither shown to another one nor changed by them', async ({
  hostileMuseum: { call, members },
}) => {
  const { owner, attacker } = members;
  const set = callSchemas.objectSetSave.example;
  const saved = dataOf(await call('objectSetSave', set, owner.token)) as { version: number };
  await call('favouriteClick', callSchemas.favouriteClick.example, owner.token);
  const { records } = JSON.parse((await call('activityPage', { pageSize: 50 })).body) as {
    records: { id: string }[];
  };
  const form = {
    ...callSchemas.activityBook.example,
    activityId: records[0]?.id ?? '',
    phone: owner.phone,
  };
  const booking = dataOf(await call('activityBook', form, owner.token)) as {
    id: string;
    code: string;
  };
  const readOwner = async () => ({
    ...(dataOf(await call('memberExport', {}, owner.token)) as object),
    exportedAt: '',
  });
  const before = await readOwner();

  const answers: HostileAnswer[] = [];
  const attempt = async (answer: Promise<HostileAnswer>, refusals: readonly number[]) => {
    const given = await answer;
    answers.push(given);
    expect(refusals, given.body).toContain(given.status);
  };
  const changed = { ...set, name: 'taken', version: saved.version };
  await attempt(call('objectSetSave', changed, attacker.token), [404, 409]);
  await attempt(call('objectSetShare', { id: set.id, isShared: true }, attacker.token), [404]);
  for (const id of [booking.id, booking.code]) {
    for (const phone of [attacker.phone, '13800000000']) {
      for (const token of [attacker.token, undefined]) {
        await attempt(call('activityCancel', { id, phone }, token), [404]);
      }
    }
    await attempt(call('docentCancel', { id, phone: owner.phone }), [404]);
    await attempt(call('admissionCancel', { id, phone: owner.phone }), [404]);
    await attempt(call('volunteerWithdraw', { id, phone: owner.phone }), [404]);
  }
  // It answers alike for a set of nobody, and leaves that of the owner.
  dataOf(await call('objectSetDelete', { id: set.id }, attacker.token));
  await attempt(
    call('memberErase', { password: 'not the password' }, attacker.token),
    [400, 401, 403],
  );
  for (const name of ['favouritePage', 'bookingPage'] as const) {
    const answer = await call(name, {}, attacker.token);
    answers.push(answer);
    expect(answer.body).not.toContain(booking.code);
    expect(answer.body).not.toContain('yuanding');
  }
  await attempt(
    call('pointsAccount', { memberIdOrPhone: owner.phone }, attacker.token),
    [400, 403, 404],
  );
  expect(await readOwner()).toEqual(before);
  note(answers);
});

test('API2: no call for members or staff answers without a valid token of its own kind', async ({
  hostileMuseum: { send, members, staff },
}) => {
  const answers: HostileAnswer[] = [];
  const tokensFor = (foreign: string) => [
    '',
    'forged',
    'null',
    'x'.repeat(7_000),
    "' or ''='",
    foreign,
  ];
  for (const name of memberCalls) {
    const tokens = tokensFor(staff.administrator).map(memberHeaders);
    for (const headers of [
      ...tokens,
      {},
      staffHeaders(members.owner.token),
      staffHeaders(staff.administrator),
    ]) {
      answers.push(await send(requestOf(endpoints[name], exampleOf(name), headers)));
    }
  }
  for (const name of deskNames) {
    const { roles }: DeskEndpoint = deskEndpoints[name];
    if (roles === 'public') continue;
    const tokens = tokensFor(members.owner.token).map(staffHeaders);
    const others: Readonly<Record<string, string>>[] = [
      {},
      memberHeaders(staff.administrator),
      { authorization: staff.administrator },
    ];
    for (const headers of [
      ...tokens,
      ...others,
      { authorization: `Basic ${btoa('owner:owner')}` },
    ]) {
      answers.push(await send(requestOf(deskEndpoints[name], deskExampleOf(name), headers)));
    }
  }
  expect(answers.filter(({ status }) => status !== 401)).toEqual([]);
  note(answers);
});

test('API2: guessed passwords of an account fail from many addresses, and are stopped from one', async ({
  hostileMuseum: { call, send, members },
}) => {
  const guessOf = (guess: number) => ({
    userName: members.attacker.userName,
    password: `guess ${guess}`,
  });
  const answers: HostileAnswer[] = [];
  for (let guess = 0; guess < 30; guess += 1) {
    answers.push(await call('memberLogin', guessOf(guess)));
  }
  expect(answers.filter(({ status }) => status !== 401)).toEqual([]);
  const from = newAddress();
  for (let guess = 0; guess < 12; guess += 1) {
    answers.push(await send({ ...requestOf(endpoints.memberLogin, guessOf(guess)), from }));
  }
  expect(answers.at(-1)?.status).toBe(429);
  note(answers);
});

test('API5: every call of the staff refuses the roles that it is not meant for, before it reads its input', async ({
  hostileMuseum: { send, staff },
}) => {
  const answers: HostileAnswer[] = [];
  for (const name of deskNames) {
    const { roles }: DeskEndpoint = deskEndpoints[name];
    if (roles === 'public' || roles === 'all') continue;
    for (const role of staffRoles.filter((each) => !hasRole([each], roles))) {
      for (const input of [deskExampleOf(name), {}, { id: { $ne: null } }]) {
        const request = requestOf(deskEndpoints[name], input, staffHeaders(staff[role]));
        answers.push(await send(request));
      }
    }
  }
  expect(answers.length).toBeGreaterThan(100);
  expect(answers.filter(({ status }) => status !== 403)).toEqual([]);
  note(answers);
});

test('API6: log-ins, bookings, forms and lists of codes are limited for each address', async ({
  hostileMuseum: { send, members },
}) => {
  const limited = callNames.filter((name) => {
    const { perMinute, access }: Endpoint = endpoints[name];
    // Searches are limited too, at more than a thousand a minute.
    return perMinute !== undefined && perMinute <= 240 && access !== 'member';
  });
  const answers: HostileAnswer[] = [];
  for (const name of limited) {
    const { perMinute = 0 }: Endpoint = endpoints[name];
    const from = newAddress();
    const request = { ...requestOf(endpoints[name], { hostile: name }), from };
    let refused: HostileAnswer | undefined;
    for (let sent = 0; sent <= perMinute && !refused; sent += 1) {
      const answer = await send(request);
      if (answer.status === 429) refused = answer;
    }
    expect(refused, name).toBeDefined();
    if (refused) answers.push(refused);
    expect(Number(refused?.headers['retry-after']), name).toBeGreaterThan(0);
    // A token does not lift it.
    const again = await send({
      ...request,
      headers: { ...request.headers, ...memberHeaders(members.owner.token) },
    });
    expect(again.status, name).toBe(429);
  }
  note(answers);
});

test('a used refresh token that comes again ends the log-in', async ({
  hostileMuseum: { call, members },
}) => {
  interface Tokens {
    accessToken: string;
    refreshToken: string;
  }
  const login = dataOf(
    await call('memberLogin', { userName: members.owner.userName, password }),
  ) as Tokens;
  const second = dataOf(
    await call('memberRefresh', { refreshToken: login.refreshToken }),
  ) as Tokens;
  const third = dataOf(
    await call('memberRefresh', { refreshToken: second.refreshToken }),
  ) as Tokens;
  const stolen = await call('memberRefresh', { refreshToken: login.refreshToken });
  expect(stolen.status).toBe(401);
  const after = [
    await call('memberInfo', {}, third.accessToken),
    await call('memberRefresh', { refreshToken: third.refreshToken }),
  ];
  expect(after.map(({ status }) => status)).toEqual([401, 401]);
  note([stolen, ...after]);
});

test('concurrent reports of one action give its points once', async ({
  hostileMuseum: { call, members },
}) => {
  const report = { ...callSchemas.pointsReport.example, memberIdOrPhone: members.owner.phone };
  const balance = async () => {
    const answer = await call(
      'pointsAccount',
      { memberIdOrPhone: members.owner.phone },
      members.owner.token,
    );
    return Number(/"(?:balance|points|total)\w*":(\d+)/.exec(answer.body)?.[1] ?? NaN);
  };
  const before = await balance();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => call('pointsReport', report, members.owner.token)),
  );
  expect((await balance()) - before).toBe(1);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  note(answers);
});
