import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { callSchemas } from '../contract/calls';
import { endpoints } from '../contract/endpoints';
import { originOf, runImport, runService } from './testing/built-service';
import { smallPack, writePackFiles } from './testing/small-pack';
import { temporaryFolder } from './testing/temporary-folder';

const rounds = 4;
const answersARound = 250;
const atOnce = 16;

type Service = ReturnType<typeof runService>;

/** A report of its own, which the museum knows again by its request. */
function writeReport() {
  return { ...callSchemas.lostAndFound.example, foundAt: today(), requestId: randomUUID() };
}
type Report = ReturnType<typeof writeReport>;

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

async function start(dataDir: string): Promise<{ service: Service; origin: string }> {
  const env = { DATA_DIR: dataDir, PORT: '0', TRUSTED_PROXIES: 'loopback' };
  const service = runService(env);
  onTestFinished(() => void service.child.kill('SIGKILL'));
  return { service, origin: await originOf(service) };
}

/** Sends a report as a visitor of their own would; no answer gives `undefined`. */
async function send(origin: string, report: Report): Promise<string | undefined> {
  const [one = '', two = '', three = ''] = report.requestId.match(/../g) ?? [];
  const address = [one, two, three].map((byte) => Number.parseInt(byte, 16)).join('.');
  try {
    const response = await fetch(origin + endpoints.lostAndFound.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${address}` },
      body: JSON.stringify(report),
    });
    const { data } = (await response.json()) as { data: { id: string } };
    return data.id;
  } catch {
    return undefined;
  }
}

/** Sends reports, many at once, and kills the service in their midst, when so many were answered. */
async function sendAndKill(dataDir: string, reports: Map<Report, string | undefined>) {
  const { service, origin } = await start(dataDir);
  let answered = 0;
  const visit = async () => {
    while (answered < answersARound) {
      const report = writeReport();
      reports.set(report, undefined);
      const id = await send(origin, report);
      if (id !== undefined) answered += 1;
      reports.set(report, id);
    }
    service.child.kill('SIGKILL');
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
  await service.ended;
}

test('a thousand reports that were answered outlive every kill, and what is sent again is one report', async () => {
  const folder = temporaryFolder('kill-forms');
  const dataDir = join(folder, 'data');
  const pack = writePackFiles(join(folder, 'pack'), await smallPack());
  const imported = runImport([pack], { DATA_DIR: dataDir });
  expect(await imported.ended, imported.output()).toBe(0);

  const reports = new Map<Report, string | undefined>();
  for (let round = 0; round < rounds; round += 1) await sendAndKill(dataDir, reports);
  const answered = [...reports].filter(([, id]) => id !== undefined);
  expect(answered.length).toBeGreaterThanOrEqual(rounds * answersARound);

  const { service, origin } = await start(dataDir);
  for (const [report, id] of reports) {
    const again = await send(origin, report);
    // Whatever was not answered is kept now, under a number of its own.
    expect(again).toEqual(id ?? expect.any(String));
    reports.set(report, again);
  }
  expect(new Set(reports.values()).size).toBe(reports.size);
  service.child.kill('SIGKILL');
  await service.ended;
}, 240_000);
