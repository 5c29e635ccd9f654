import { expect, test } from 'vitest';
import { endpoints, type CallName } from '../../contract/shared/endpoints';
import { createApp } from '../app';
import { locationsIn } from '../testing/test-locations';
import { fixtureToday } from '../testing/fixture-pack';
import { testPasswordCost, useTestMuseum } from '../testing/test-museum';
import type { IssuedTokens } from './sessions';

const museum = useTestMuseum();
const address = '198.51.100.23';

interface Line {
  event?: string;
  level: number;
}

/** A second app on the museum's database with its log and its clock. */
async function openLoggedApp() {
  const lines: string[] = [];
  const clock = { now: fixtureToday };
  const app = await createApp({
    db: museum.db,
    locations: locationsIn(museum.folder),
    mediaDir: museum.folder,
    clock: () => clock.now,
    logLevel: 'info',
    logStream: { write: (line) => lines.push(line) },
    passwordCost: testPasswordCost,
  });
  /** Sends a call; resolves to the security events in the log. */
  const eventsOf = async (name: CallName, payload: object, token = '') => {
    lines.length = 0;
    const { method, path: url } = endpoints[name];
    const headers = { 'app-token': token };
    const response = await app.inject({ method, url, payload, headers, remoteAddress: address });
    const events = lines
      .map((line) => JSON.parse(line) as Line)
      .flatMap(({ event, level }) => (event ? [`${event} ${level}`] : []));
    return { events, log: lines.join(''), data: response.json<{ data: IssuedTokens }>().data };
  };
  return { app, clock, eventsOf };
}

const info = 30;
const warn = 40;

test('each security event is logged once by its name, without data of the member', async () => {
  const { app, clock, eventsOf } = await openLoggedApp();
  const member = {
    userName: 'logged-name',
    nickName: '留痕昵称',
    phone: '13912345677',
    consent: true,
    email: 'logged@museum.example',
    password: 'first long password',
  };
  const { userName, password } = member;
  const newPassword = 'second long password';
  let log = '';
  const tokens: IssuedTokens[] = [];
  const expectEvents = async (
    expected: string[],
    ...call: Parameters<typeof eventsOf>
  ): Promise<IssuedTokens> => {
    const left = await eventsOf(...call);
    expect(left.events, call[0]).toEqual(expected);
    log += left.log;
    return left.data;
  };

  tokens.push(await expectEvents([`member-registered ${info}`], 'memberRegister', member));
  const wrong = { userName, password: 'not the password' };
  await expectEvents([`login-failed ${warn}`], 'memberLogin', wrong);
  await expectEvents([`login-failed ${warn}`], 'memberLogin', { ...wrong, userName: 'nobody-1' });
  const own = await expectEvents([`logged-in ${info}`], 'memberLogin', { userName, password });
  tokens.push(own);

  const change = (oldPassword: string) => ({ oldPassword, newPassword });
  await expectEvents(
    [`password-refused ${warn}`],
    'passwordChange',
    change(wrong.password),
    own.accessToken,
  );
  await expectEvents(
    [`password-changed ${info}`],
    'passwordChange',
    change(password),
    own.accessToken,
  );

  const { refreshToken } = own;
  tokens.push(await expectEvents([], 'memberRefresh', { refreshToken }));
  clock.now = new Date(fixtureToday.getTime() + 31_000);
  await expectEvents([`refresh-token-reused ${warn}`], 'memberRefresh', { refreshToken });

  const again = await expectEvents([`logged-in ${info}`], 'memberLogin', {
    userName,
    password: newPassword,
  });
  tokens.push(again);
  await expectEvents([`logged-out ${info}`], 'memberLogout', {}, again.accessToken);

  for (let failures = 0; failures < 8; failures += 1) {
    await expectEvents([`login-failed ${warn}`], 'memberLogin', { ...wrong, userName: 'nobody-2' });
  }
  await expectEvents([`login-locked ${warn}`], 'memberLogin', { ...wrong, userName: 'nobody-2' });
  await app.close();

  const secrets = [...Object.values(member), wrong.password, newPassword, 'nobody-', address];
  const issued = tokens.flatMap((one) => [one.accessToken, one.refreshToken, one.member.id]);
  for (const secret of [...secrets, ...issued]) expect(log).not.toContain(secret);
});
