import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { parseReports, servePolicyReports } from './policy-reports';
import { policyReportPath } from './security-headers';

const now = new Date('2026-11-23T04:00:00Z');
const legacy = {
  'csp-report': {
    'document-uri': 'https://museum.example/en/?token=secret#/Search?q=Lin',
    'blocked-uri': 'https://evil.example/x.js?visitor=Lin',
    'effective-directive': 'script-src-elem',
    'source-file': 'https://museum.example/assets/a.js?x=1',
    'line-number': 7,
    'script-sample': 'alert("Lin Wan 13800138000")',
  },
};
const line = {
  time: now.toISOString(),
  directive: 'script-src-elem',
  page: '/en/',
  blocked: 'https://evil.example',
  source: '/assets/a.js',
  line: 7,
};

async function open() {
  const file = join(temporaryFolder('reports'), 'policy-reports.log');
  const app = fastify();
  onTestFinished(() => app.close());
  await servePolicyReports(app, { file, clock: () => now });
  const send = (payload: string, type = 'application/csp-report') =>
    app.inject({
      method: 'POST',
      url: policyReportPath,
      headers: { 'content-type': type },
      payload,
    });
  return { file, send };
}

test('both forms of report become one line without query, fragment and sample', () => {
  expect(parseReports(JSON.stringify(legacy), now)).toEqual([line]);
  const modern = {
    ...{ type: 'csp-violation', age: 5, url: 'https://museum.example/en/', user_agent: 'x' },
    body: {
      documentURL: 'https://museum.example/en/?token=secret',
      blockedURL: 'inline',
      effectiveDirective: 'style-src-attr',
      sample: 'color: red',
    },
  };
  expect(parseReports(JSON.stringify([modern, { type: 'deprecation', body: {} }]), now)).toEqual([
    {
      ...{ time: now.toISOString(), directive: 'style-src-attr', page: '/en/' },
      ...{ blocked: 'inline', source: '', line: undefined },
    },
  ]);
});

test.each([
  ['', 0],
  ['no JSON', 0],
  ['null', 0],
  ['{"csp-report":5}', 0],
  ['{"csp-report":{"line-number":"7"}}', 0],
  [`[${'['.repeat(2_000)}${']'.repeat(2_000)}]`, 0],
  [JSON.stringify(Array.from({ length: 50 }, () => legacy)), 20],
])('hostile body %.40j gives %i reports', (body, count) => {
  expect(parseReports(body, now)).toHaveLength(count);
});

test('text of a report cannot add a line, a query or 200 characters', () => {
  const hostile = {
    'csp-report': {
      'effective-directive': 'img-src\n{"time":"forged"}',
      'blocked-uri': `data:image/png;base64,${'A'.repeat(5_000)}`,
      'document-uri': `https://x.example/${'a'.repeat(5_000)}`,
    },
  };
  const [report] = parseReports(JSON.stringify(hostile), now);
  expect(report).toMatchObject({ directive: 'img-src', blocked: 'data:' });
  expect(report?.page.length).toBeLessThanOrEqual(200);
});

test('a sent report is appended to the file, which only its owner reads', async () => {
  const { file, send } = await open();
  expect((await send(JSON.stringify(legacy))).statusCode).toBe(204);
  expect((await send('[]', 'application/reports+json')).statusCode).toBe(204);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(line);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('reports above 32 KB or 30 a minute are refused, and a full file becomes the older one', async () => {
  const { file, send } = await open();
  expect((await send('x'.repeat(33 * 1024))).statusCode).toBe(413);
  writeFileSync(file, 'x'.repeat(256 * 1024));
  await send(JSON.stringify(legacy));
  expect(statSync(`${file}.1`).size).toBe(256 * 1024);
  expect(statSync(file).size).toBeLessThan(1_000);
  const statuses = [];
  for (let count = 0; count < 30; count += 1) statuses.push((await send('{}')).statusCode);
  expect(statuses.at(-1)).toBeGreaterThanOrEqual(400);
  expect(existsSync(file)).toBe(true);
});
