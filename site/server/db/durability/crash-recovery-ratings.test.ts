import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { callSchemas } from '../../../contract/schemas';
import { routes } from '../../../contract/shared/routes';
import { openEmbedded } from '../open-embedded';
import { points, ratings } from '../schema';
import {
  createImportedDataDir,
  killDuringRequests,
  sendAsVisitor,
} from '../../testing/kill-during-writes';
import { addTestMember } from '../../testing/test-member';
import { noteMeasured } from '../../testing/note-measured';

/** `npm run test:durability` sets a higher number. */
const rounds = Number(process.env.DURABILITY_RATING_KILLS ?? 2);
const answersARound = 120;

/** The tokens of new members. Points are earned once a page and day, so each member rates each page once. */
async function addMembers(dataDir: string, count: number): Promise<string[]> {
  const { db, close } = await openEmbedded(dataDir);
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { accessToken } = await addTestMember({ db }, `killed-${index}`, new Date());
    tokens.push(accessToken);
  }
  await close();
  return tokens;
}

test('acknowledged ratings survive SIGKILL, those of members together with their points', async ({
  task,
}) => {
  noteMeasured(task, `${rounds} kills`);
  const dataDir = await createImportedDataDir('kill-ratings');
  const tokens = await addMembers(dataDir, 20);
  const acknowledged = new Map<string, { stars: number; isMembers: boolean }>();
  let sent = 0;
  for (let round = 0; round < rounds; round += 1) {
    await killDuringRequests(dataDir, answersARound, async (origin) => {
      sent += 1;
      const stars = 1 + (sent % 5);
      const isMembers = sent % 2 === 0;
      const turn = sent / 2;
      const page = routes[Math.floor(turn / tokens.length)]?.name ?? '';
      const rating = { ...callSchemas.ratingCreate.example, contentQualityStar: stars, page };
      const token = tokens[turn % tokens.length] ?? '';
      const visitor = isMembers ? { token } : {};
      const data = await sendAsVisitor(origin, 'ratingCreate', rating, visitor);
      if (data === undefined) return false;
      acknowledged.set((data as { id: string }).id, { stars, isMembers });
      return true;
    });
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * answersARound);

  const { db, close } = await openEmbedded(dataDir);
  const stored = new Map((await db.select().from(ratings)).map((row) => [row.id, row]));
  for (const [id, { stars, isMembers }] of acknowledged) {
    expect(stored.get(id), id).toMatchObject({ contentQualityStar: stars });
    expect(stored.get(id)?.memberId !== null, id).toBe(isMembers);
  }
  // An unacknowledged rating is stored together with its points or not at all.
  const booked = await db.select().from(points).where(eq(points.actionCode, 'R002'));
  const membersOwn = [...stored.values()].filter(({ memberId }) => memberId !== null);
  expect(booked.map(({ memberId }) => memberId).sort()).toEqual(
    membersOwn.map(({ memberId }) => memberId).sort(),
  );
  await close();
}, 600_000);
