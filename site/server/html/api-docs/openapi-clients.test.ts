import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import createClient from 'openapi-fetch';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';
import { callSchemas } from '../../../contract/schemas';
import { endpoints, type CallName, type Endpoint } from '../../../contract/shared/endpoints';
import { responseErrors } from '../../testing/response-validator';
import { temporaryFolder } from '../../testing/temporary-folder';
import { addTestMember } from '../../testing/test-member';
import { useTestMuseum } from '../../testing/test-museum';
import { openApiDocument } from './openapi';

vi.setConfig({ testTimeout: 180_000 });

const museum = useTestMuseum();
const names = Object.keys(endpoints) as CallName[];
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const text = JSON.stringify(openApiDocument('1.0.0'));

function documentAt(folder: string): string {
  const path = join(folder, 'openapi.json');
  writeFileSync(path, text);
  return path;
}

test('OpenAPI document passes Redocly’s recommended rules without warnings', () => {
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  const path = documentAt(temporaryFolder('redocly'));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(cli, '../bin/cli.js'), 'lint', path, '--format=json', '--extends=recommended'],
    {
      encoding: 'utf8',
      timeout: 120_000,
      // Telemetry and update check are off: the test needs no network.
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  expect(status, stderr).toBe(0);
  const { totals } = JSON.parse(stdout) as { totals: object };
  expect(totals).toMatchObject({ errors: 0, warnings: 0 });
});

/** Source code that sends every call with its example. */
function callingSource(): string {
  const calls = names.map((name) => {
    const { method, path, input }: Endpoint = endpoints[name];
    const example = JSON.stringify(callSchemas[name].example);
    const given = input === 'query' ? `{ params: { query: ${example} } }` : `{ body: ${example} }`;
    return `const ${name} = await client.${method}('${path}', ${given});\nvoid ${name}.data?.success;`;
  });
  return `import createClient from 'openapi-fetch';
import type { paths } from './api';
const client = createClient<paths>({ baseUrl: 'http://museum.example' });
${calls.join('\n')}
export {};
`;
}

test('client generated from the OpenAPI document compiles with every call', async () => {
  const folder = join(root, 'node_modules/.cache/openapi-client');
  mkdirSync(folder, { recursive: true });
  const ast = await openapiTS(text);
  writeFileSync(join(folder, 'api.d.ts'), astToString(ast));
  const entry = join(folder, 'calls.ts');
  writeFileSync(entry, callingSource());
  const program = ts.createProgram([entry], {
    strict: true,
    noEmit: true,
    // The library of the DOM is not what is tested; checking it takes most of the time.
    skipDefaultLibCheck: true,
    noUncheckedIndexedAccess: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const diagnostics = ts.getPreEmitDiagnostics(program);
  expect(
    diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  ).toEqual([]);
});

test('responses to a generated client are valid by JSON Schema 2020-12 for every call', async () => {
  const { accessToken } = await addTestMember(museum, 'generated');
  const client = createClient<Record<string, Record<string, object>>>({
    baseUrl: 'http://museum.example',
    fetch: async (request: Request) => {
      const url = new URL(request.url);
      const body = request.method === 'GET' ? undefined : await request.text();
      const response = await museum.app.inject({
        method: request.method as 'GET' | 'POST',
        url: url.pathname + url.search,
        headers: Object.fromEntries(request.headers),
        ...(body !== undefined && { payload: body }),
      });
      return new Response(response.body, {
        status: response.statusCode,
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  const statuses: Record<string, number> = {};
  // Logout is last, because it invalidates the token of the other calls.
  const inOrder = [...names.filter((name) => name !== 'memberLogout'), 'memberLogout' as const];
  for (const name of inOrder) {
    const { method, path, input, access }: Endpoint = endpoints[name];
    const { example } = callSchemas[name];
    const send = client[method] as unknown as (
      path: string,
      options: object,
    ) => Promise<{ response: Response; data?: unknown; error?: unknown }>;
    const { response, data, error } = await send(path, {
      ...(input === 'query' ? { params: { query: example } } : { body: example }),
      ...(input === 'form' && {
        bodySerializer: (fields: Record<string, string>) => new URLSearchParams(fields),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
      ...(access === 'member' && { headers: { 'app-token': accessToken } }),
    });
    statuses[name] = response.status;
    expect(responseErrors(name, response.status, data ?? error), name).toEqual([]);
  }
  expect(Object.keys(statuses).sort()).toEqual([...names].sort());
  // Some examples name records of the demo museum that the fixture museum lacks.
  expect(Object.values(statuses).filter((status) => status === 200).length).toBeGreaterThan(20);
});
