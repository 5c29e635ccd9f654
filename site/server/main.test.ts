import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { waitForOrigin, postJson, runImport, runService } from './testing/built-service';
import { fixturePack, writePackFiles } from './testing/fixture-pack';
import { makeTemporaryFolder, removeFolder, temporaryFolder } from './testing/temporary-folder';

vi.setConfig({ testTimeout: 60_000 });

const folder = makeTemporaryFolder('process');
const dataDir = join(folder, 'data');
const env = { DATA_DIR: dataDir, PORT: '0' };

beforeAll(async () => {
  writePackFiles(join(folder, 'pack'), await fixturePack());
  const imported = runImport(['pack'], { ...env, INIT_CWD: folder });
  expect(await imported.ended, imported.output()).toBe(0);
  expect(imported.output()).toContain('36 new, 0 changed, 0 unchanged, 0 withdrawn.');
}, 60_000);
afterAll(() => removeFolder(folder));

async function started() {
  const service = runService(env);
  onTestFinished(() => void service.child.kill('SIGKILL'));
  return { service, origin: await waitForOrigin(service) };
}

test('service prints its addresses, responds there and exits with 0 on SIGTERM', async () => {
  const { service, origin } = await started();
  expect(await postJson(origin, '/api/site/detail', { siteCode: 'museum-en' })).toMatchObject({
    success: true,
  });
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);
});

test('service completes a request in flight after SIGINT', async () => {
  const { service, origin } = await started();
  const body = JSON.stringify({ categoryCode: 'News' });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  const head = 'POST /api/content/page HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  socket.write(`${head}content-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  service.child.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.write(body.slice(5));
  expect(await service.ended).toBe(0);
  expect(received).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(received).toContain('"total":5');
});

test('service keeps the garbage in its heap smaller than twice what lives there', async () => {
  const preload = new URL('testing/churn-heap.mjs', import.meta.url);
  const service = runService({ ...env, NODE_OPTIONS: `--import=${preload.href}` });
  onTestFinished(() => void service.child.kill('SIGKILL'));
  await waitForOrigin(service);
  service.child.kill('SIGUSR2');
  const grown = /The heap grew to ([\d.]+) times/;
  await vi.waitUntil(() => grown.test(service.output()), { timeout: 50_000, interval: 100 });
  expect(Number(grown.exec(service.output())?.[1])).toBeLessThan(3);
});

test('second process on the same database exits with 1 and an instruction', async () => {
  const { service } = await started();
  const other = runService(env);
  expect(await other.ended).toBe(1);
  expect(other.output().trim()).toBe(
    `The database in ${dataDir} is in use: stop the running server (process ${service.child.pid}) first, or set DATA_DIR to another folder.`,
  );
});

test('import runs in the running service, which alone may open the database', async () => {
  await started();
  const imported = runImport([join(folder, 'pack')], env);
  expect(await imported.ended, imported.output()).toBe(0);
  expect(imported.output()).toContain('0 new, 0 changed, 36 unchanged, 0 withdrawn.');
});

test('service on a port in use exits with 1 and one sentence', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service = runService({ ...env, PORT: String(port) });
  expect(await service.ended).toBe(1);
  expect(service.output()).toBe(
    `Port ${port} is taken: stop the program that uses it, or set PORT to another.\n`,
  );
});

test.each([
  ['a bad port', { PORT: 'web' }, /^PORT must be a number from 0 to 65535, not "web"\.\n$/],
  [
    'a data folder that is a file',
    { DATA_DIR: '/dev/null/x' },
    /^The data folder \/dev\/null\/x cannot be written .*\n$/,
  ],
  [
    'a database that is away',
    { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
    /^The database at .* cannot be reached .*\n$/,
  ],
])('service with %s exits with 1 and one sentence', async (_, setting, sentence) => {
  const service = runService({ ...env, ...setting });
  expect(await service.ended).toBe(1);
  expect(service.output()).toMatch(sentence);
});

test.each([[[]], [['a', 'b']], [['--help']]])(
  'import with the arguments %j exits with 1 and prints its usage',
  async (args) => {
    const program = runImport(args, env);
    expect(await program.ended).toBe(1);
    expect(program.output()).toBe(
      'Usage: npm run content:import -- [--dry-run] [--replace-edited] FOLDER\n' +
        '       npm run content:export -- FOLDER\n',
    );
  },
);

test('import of an invalid pack exits with 1, prints its errors and imports nothing', async () => {
  const bad = temporaryFolder('bad');
  writePackFiles(bad, {
    'tags.json': [{ id: 'x' }, { id: 'x', name_zh: '签' }, { id: 'x', name_zh: '签' }],
  });
  const program = runImport([bad], env);
  expect(await program.ended).toBe(1);
  expect(program.output()).toBe(
    'tags.json x name_zh: is missing\ntags.json x id: is there twice, first in tags.json\n' +
      'The pack has 2 faults. Nothing was imported.\n',
  );
});

test('service starts despite a damaged lock file', async () => {
  writeFileSync(join(dataDir, 'lock'), 'half a lo');
  const { service } = await started();
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  rmSync(join(dataDir, 'lock'), { force: true });
});
