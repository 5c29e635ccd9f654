import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { callSchemas } from '../contract/calls';
import { openEmbedded } from './db/open-embedded';
import { points, ratings } from './db/schema';
import { importedFolder, killAmid, sendAsVisitor } from './testing/kill-amid';
import { addTestMember } from './testing/test-member';

const rounds = 4;
const answersARound = 250;

/** The token of a new member, whose ratings earn points. */
async function addMember(dataDir: string): Promise<string> {
  const { db, close } = await openEmbedded(dataDir);
  const { accessToken } = await addTestMember({ db }, 'killed', new Date());
  await close();
  return accessToken;
}

test('a thousand ratings that were answered outlive every kill, each member’s with its points', async () => {
  const dataDir = await importedFolder('kill-ratings');
  const token = await addMember(dataDir);
  const answered = new Map<string, { stars: number; isMembers: boolean }>();
  let sent = 0;
  for (let round = 0; round < rounds; round += 1) {
    await killAmid(dataDir, answersARound, async (origin) => {
      sent += 1;
      const stars = 1 + (sent % 5);
      const isMembers = sent % 2 === 0;
      const rating = { ...callSchemas.ratingCreate.example, contentQualityStar: stars };
      const visitor = isMembers ? { token } : {};
      const data = await sendAsVisitor(origin, 'ratingCreate', rating, visitor);
      if (data === undefined) return false;
      answered.set((data as { id: string }).id, { stars, isMembers });
      return true;
    });
  }
  expect(answered.size).toBeGreaterThanOrEqual(rounds * answersARound);

  const { db, close } = await openEmbedded(dataDir);
  const stored = new Map((await db.select().from(ratings)).map((row) => [row.id, row]));
  for (const [id, { stars, isMembers }] of answered) {
    expect(stored.get(id), id).toMatchObject({ contentQualityStar: stars });
    expect(stored.get(id)?.memberId !== null, id).toBe(isMembers);
  }
  // Those that were not answered are there with their points or not at all.
  const booked = await db.select().from(points).where(eq(points.actionCode, 'R002'));
  const membersOwn = [...stored.values()].filter(({ memberId }) => memberId !== null);
  expect(booked.map(({ occurrence }) => occurrence).sort()).toEqual(
    membersOwn.map(({ id }) => id).sort(),
  );
  await close();
}, 600_000);
