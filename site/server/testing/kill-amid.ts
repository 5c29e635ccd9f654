import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { endpoints } from '../../contract/endpoints';
import type { CallName } from '../../contract/endpoints';
import { behindProxy, originOf, runImport, runService, type BuiltProgram } from './built-service';
import { smallPack, writePackFiles } from './small-pack';
import { temporaryFolder } from './temporary-folder';

/** A data folder with the small museum in it. */
export async function importedFolder(name: string): Promise<string> {
  const folder = temporaryFolder(name);
  const dataDir = join(folder, 'data');
  const pack = writePackFiles(join(folder, 'pack'), await smallPack());
  const imported = runImport([pack], { DATA_DIR: dataDir });
  expect(await imported.ended, imported.output()).toBe(0);
  return dataDir;
}

/** The built service over a data folder; it is killed at the test's end, if not before. */
export async function startService(
  dataDir: string,
): Promise<{ service: BuiltProgram; origin: string; kill: () => Promise<unknown> }> {
  const service = runService({ DATA_DIR: dataDir, PORT: '0', ...behindProxy });
  onTestFinished(() => void service.child.kill('SIGKILL'));
  const kill = () => {
    service.child.kill('SIGKILL');
    return service.ended;
  };
  return { service, origin: await originOf(service), kill };
}

/** Sends a JSON call as a visitor of their own address would; no answer gives `undefined`. */
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

const atOnce = 16;

/** Lets many visitors send at once, and kills the service in their midst some time after so many were answered. */
export async function killAmid(
  dataDir: string,
  answers: number,
  visit: (origin: string) => Promise<boolean>,
  milliseconds = 0,
): Promise<void> {
  const { origin, kill } = await startService(dataDir);
  let answered = 0;
  let isKilled = false;
  const visitor = async () => {
    while (!isKilled) if (await visit(origin)) answered += 1;
  };
  const killer = async () => {
    while (answered < answers) await wait(1);
    await wait(milliseconds);
    isKilled = true;
    await kill();
  };
  await Promise.all([killer(), ...Array.from({ length: atOnce }, visitor)]);
}
