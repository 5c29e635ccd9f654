import { deflateSync, gzipSync } from 'node:zlib';
import { endpoints, type CallName, type Endpoint } from '../../site/contract/shared/endpoints';
import { noteMeasured } from '../measured';
import { callNames, exampleOf, isEnd } from './calls';
import { readResidentBytes } from '../museum';
import { dataOf, expect, memberHeaders, test } from './museum';
import { formatStatuses, requestOf, type HostileAnswer, type HostileRequest } from './send';

const isWrite = (name: CallName) => {
  const { method, cache }: Endpoint = endpoints[name];
  return method === 'POST' && cache === undefined;
};

test('API3: fields beside those of a call change nothing: id, roles, points, owner, state, prototype', async ({
  hostileMuseum: { send, call, members },
}) => {
  const id = '00000000-0000-4000-8000-000000000001';
  const privileged = {
    ...{ id, memberId: id, member_id: id, userId: id, role: 'administrator', isAdmin: true },
    ...{ roles: ['administrator'], points: 9_999, balance: 9_999, isLocked: false, state: 'done' },
    ...{ createdAt: '2000-01-01T00:00:00Z', cancelledAt: null, code: 'AAAA-AAAA', verified: true },
    ...{ passwordHash: 'x', oneTimeUntil: null, constructor: { prototype: { isAdmin: true } } },
  };
  const readOwner = async () => {
    const data = dataOf(await call('memberExport', {}, members.owner.token)) as object;
    return { ...data, exportedAt: '' };
  };
  const before = await readOwner();
  const answers: HostileAnswer[] = [];
  for (const name of callNames.filter((each) => isWrite(each) && !isEnd(each))) {
    const example = exampleOf(name);
    const more = Object.fromEntries(
      Object.entries(privileged).filter(([field]) => !(field in example)),
    );
    const token = (endpoints[name] as Endpoint).access ? members.attacker.token : '';
    const headers = token ? memberHeaders(token) : {};
    const answer = await send(requestOf(endpoints[name], { ...more, ...example }, headers));
    answers.push(answer);
    expect(answer.status, `${name}: ${answer.body}`).toBeLessThan(500);
    for (const value of ['9999', '"administrator"', id, 'AAAA-AAAA']) {
      expect(answer.body, name).not.toContain(value);
    }
    const withPrototype = {
      ...requestOf(endpoints[name], example, headers),
      body: JSON.stringify(example).replace(/^\{/, '{"__proto__":{"isAdmin":true},'),
    };
    answers.push(await send(withPrototype));
  }
  const { points } = dataOf(await call('memberExport', {}, members.attacker.token)) as {
    points: unknown;
  };
  expect(JSON.stringify(points)).not.toContain('9999');
  expect(await readOwner()).toEqual(before);
  noteMeasured(`${answers.length} attempts: ${formatStatuses(answers)}`);
});

test('API4: bodies, fields, lists, pages and addresses beyond their limits are refused, without a growing process', async ({
  hostileMuseum: { send },
}) => {
  const answers: HostileAnswer[] = [];
  const before = await readResidentBytes();
  const attempt = async (request: HostileRequest, refusals: readonly number[]) => {
    const answer = await send(request);
    answers.push(answer);
    expect(
      refusals,
      `${request.path.slice(0, 99)} ${answer.status} ${answer.body.slice(0, 200)}`,
    ).toContain(answer.status);
  };
  const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  for (const name of callNames) {
    const { input }: Endpoint = endpoints[name];
    const example = exampleOf(name);
    const request = requestOf(endpoints[name], example);
    if (input === 'json') {
      const withBody = (body: string | Buffer, headers = {}) => ({
        ...request,
        headers: { ...request.headers, ...headers },
        body,
      });
      // 0: the service closes the connection of a sender who goes on after the refusal.
      await attempt(withBody(`{"a":"${'x'.repeat(20_000_000)}"}`), [413, 0]);
      // Unknown fields are ignored, however deep they are.
      await attempt(withBody(deep(50_000)), [200, 400, 401, 409, 413]);
      await attempt(
        withBody(gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' }),
        [400, 401, 413, 415],
      );
      await attempt(
        withBody(deflateSync('{}'), { 'content-encoding': 'deflate' }),
        [200, 400, 401, 409, 415],
      );
    }
    const long = Object.fromEntries(
      Object.keys(example).map((field) => [
        field,
        'x'.repeat(900_000 / Object.keys(example).length),
      ]),
    );
    if (input === 'json' && Object.keys(example).length > 0) {
      await attempt(requestOf(endpoints[name], long), [400, 401]);
    }
    if ('pageSize' in example) {
      for (const pageSize of [0, -1, 101, 1e9, '1e9', 1.5, '0x10', [100]]) {
        await attempt(requestOf(endpoints[name], { ...example, pageSize }), [400, 401]);
      }
      for (const pageNum of [0, -1, 1e9, 9e15, 'x']) {
        await attempt(requestOf(endpoints[name], { ...example, pageNum }), [400, 401]);
      }
    }
  }
  await attempt({ path: `/${'a'.repeat(60_000)}` }, [414, 431, 0]);
  await attempt({ path: `/api/fullSearch?${'keyword=a&'.repeat(6_000)}` }, [400, 414, 431, 0]);
  await attempt({ path: '/', headers: { cookie: 'a='.repeat(30_000) } }, [431, 0]);
  const grown = Math.round(((await readResidentBytes()) - before) / 2 ** 20);
  expect(grown).toBeLessThan(400);
  noteMeasured(`${answers.length} attempts: ${formatStatuses(answers)}`);
  noteMeasured(`memory of the process grew by ${grown} MB`);
});

/** Texts that make a backtracking expression slow, of any length. */
const slowTexts: Readonly<Record<string, (length: number) => string>> = {
  letters: (length) => `${'a'.repeat(length)}!`,
  'spaces within': (length) => `a${' '.repeat(length)}b`,
  'line ends': (length) => `${'\n'.repeat(length)}x`,
  digits: (length) => `${'1'.repeat(length)}x`,
  'at signs': (length) => `${'a@'.repeat(length / 2)}.`,
  dots: (length) => `a@${'a.'.repeat(length / 2)}!`,
  brackets: (length) => '('.repeat(length),
  tags: (length) => '<'.repeat(length),
  accents: (length) => `e${'\u0301'.repeat(length)}`,
  Chinese: (length) => `${'鼎'.repeat(length)}x`,
  slashes: (length) => `${'/'.repeat(length)}x`,
  hyphens: (length) => `${'-'.repeat(length)}x`,
};

test('ReDoS: a text of 40,000 characters in any field takes a tenth of a second, or less than four times as long as a short one', async ({
  hostileMuseum: { send, members },
}) => {
  let attempts = 0;
  let slowest = { ms: 0, what: '' };
  const suspects: string[] = [];
  const timeOf = async (name: CallName, fields: Record<string, unknown>) => {
    attempts += 1;
    const request = requestOf(endpoints[name], fields, memberHeaders(members.attacker.token));
    return (await send(request)).ms;
  };
  for (const name of callNames.filter((each) => !isEnd(each))) {
    const example = exampleOf(name);
    for (const [field, value] of Object.entries(example)) {
      if (typeof value !== 'string') continue;
      for (const [kind, textOf] of Object.entries(slowTexts)) {
        // A query has to fit into the head of a request.
        const length = endpoints[name].input === 'query' ? 1_000 : 40_000;
        const withLength = (count: number) => ({ ...example, [field]: textOf(count) });
        const ms = await timeOf(name, withLength(length));
        if (ms > slowest.ms) slowest = { ms, what: `${name}.${field}, ${kind}` };
        if (ms < 100) continue;
        // A log-in takes a quarter of a second with any text.
        const short = await timeOf(name, withLength(10));
        const again = await timeOf(name, withLength(length));
        if (again > 100 && again > 4 * short) {
          suspects.push(`${name}.${field} with ${kind}: ${short} and ${again} ms`);
        }
      }
    }
  }
  noteMeasured(`${attempts} attempts, the slowest ${slowest.ms.toFixed(0)} ms (${slowest.what})`);
  expect(suspects).toEqual([]);
});
