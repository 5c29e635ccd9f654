import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { callSchemas } from '../../../contract/schemas';
import {
  createImportedDataDir,
  killDuringRequests,
  sendAsVisitor,
  startService,
} from '../../testing/kill-during-writes';
import { noteMeasured } from '../../testing/note-measured';
import { seededRandom } from '../../testing/seeded-random';

/** `npm run test:durability` sets 200. */
const kills = Number(process.env.DURABILITY_KILLS ?? 2);
const seed = Number(process.env.DURABILITY_SEED ?? 20_261_122);
const maxAnswers = 200;
const maxPause = 20;

/** A report with a request id of its own, by which the service recognises a repeated form. */
function writeReport() {
  return { ...callSchemas.lostAndFound.example, foundAt: today(), requestId: randomUUID() };
}
type Report = ReturnType<typeof writeReport>;

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The id of the report; `undefined` without a response. */
async function send(origin: string, report: Report): Promise<string | undefined> {
  const visitor = report.requestId;
  const data = await sendAsVisitor(origin, 'lostAndFound', report, { visitor });
  return (data as { id: string } | undefined)?.id;
}

test(
  'acknowledged reports survive SIGKILL at seeded moments, and a repeated report is stored once',
  async ({ task }) => {
    noteMeasured(task, `${kills} kills`);
    const dataDir = await createImportedDataDir('kill-forms');
    const reports = new Map<Report, string | undefined>();
    const random = seededRandom(seed);
    const answersAKill = Math.min(maxAnswers, Math.ceil((4 * maxAnswers) / kills));
    let wanted = 0;
    for (let round = 0; round < kills; round += 1) {
      const answers = 1 + random.below(answersAKill);
      wanted += answers;
      const visit = async (origin: string) => {
        const report = writeReport();
        reports.set(report, undefined);
        const id = await send(origin, report);
        reports.set(report, id);
        return id !== undefined;
      };
      await killDuringRequests(dataDir, answers, visit, random.below(maxPause));
    }
    const acknowledged = [...reports].filter(([, id]) => id !== undefined);
    expect(acknowledged.length, `seed ${seed}`).toBeGreaterThanOrEqual(wanted);

    const { origin, kill } = await startService(dataDir);
    for (const [report, id] of reports) {
      const again = await send(origin, report);
      // A report without a response is stored now, under a new id.
      expect(again).toEqual(id ?? expect.any(String));
      reports.set(report, again);
    }
    expect(new Set(reports.values()).size).toBe(reports.size);
    await kill();
  },
  600_000 + kills * 10_000,
);
