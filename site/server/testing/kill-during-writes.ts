import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, onTestFinished } from 'vitest';
import { endpoints } from '../../contract/shared/endpoints';
import type { CallName } from '../../contract/shared/endpoints';
import {
  localProxyEnv,
  waitForOrigin,
  runImport,
  runService,
  type BuiltProgram,
} from './built-service';
import { fixturePack, writePackFiles } from './fixture-pack';
import { temporaryFolder } from './temporary-folder';

/** A data folder with the fixture museum, imported once in a test run by the built program. */
export async function createImportedDataDir(name: string): Promise<string> {
  const prepared = join(inject('runFolder'), 'imported-data');
  if (!existsSync(prepared)) await prepareImport(prepared);
  const dataDir = join(temporaryFolder(name), 'data');
  cpSync(prepared, dataDir, { recursive: true });
  return dataDir;
}

/** Imports into a draft folder; of concurrent processes the first to rename it wins. */
async function prepareImport(prepared: string): Promise<void> {
  const draft = `${prepared}.${randomUUID()}`;
  const pack = writePackFiles(join(draft, 'pack'), await fixturePack());
  const dataDir = join(draft, 'data');
  const imported = runImport([pack], { DATA_DIR: dataDir });
  expect(await imported.ended, imported.output()).toBe(0);
  try {
    renameSync(dataDir, prepared);
  } catch (error) {
    if (!existsSync(prepared)) throw error;
  }
}

/** Starts the built service on a data folder; it is killed at the end of the test. */
export async function startService(
  dataDir: string,
): Promise<{ service: BuiltProgram; origin: string; kill: () => Promise<unknown> }> {
  const service = runService({ DATA_DIR: dataDir, PORT: '0', ...localProxyEnv });
  onTestFinished(() => void service.child.kill('SIGKILL'));
  const kill = () => {
    service.child.kill('SIGKILL');
    return service.ended;
  };
  return { service, origin: await waitForOrigin(service), kill };
}

/** Sends a JSON call from an address derived from `visitor`; `undefined` without a response. */
export async function sendAsVisitor(
  origin: string,
  call: CallName,
  input: object,
  { visitor = randomUUID(), token }: { visitor?: string; token?: string } = {},
): Promise<unknown> {
  const [one = '', two = '', three = ''] = visitor.match(/../g) ?? [];
  const address = [one, two, three].map((byte) => Number.parseInt(byte, 16)).join('.');
  try {
    const response = await fetch(origin + endpoints[call].path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${address}`,
        ...(token !== undefined && { 'app-token': token }),
      },
      body: JSON.stringify(input),
    });
    const { data } = (await response.json()) as { data: unknown };
    return data;
  } catch {
    return undefined;
  }
}

const concurrency = 16;

/** Runs concurrent visitors and kills the service a delay after the given number of responses. */
export async function killDuringRequests(
  dataDir: string,
  responses: number,
  visit: (origin: string) => Promise<boolean>,
  delay = 0,
): Promise<void> {
  const { origin, kill } = await startService(dataDir);
  let responseCount = 0;
  let isKilled = false;
  const visitor = async () => {
    while (!isKilled) if (await visit(origin)) responseCount += 1;
  };
  const killer = async () => {
    while (responseCount < responses) await wait(1);
    await wait(delay);
    isKilled = true;
    await kill();
  };
  await Promise.all([killer(), ...Array.from({ length: concurrency }, visitor)]);
}
