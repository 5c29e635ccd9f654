import { members } from '../db/schema';
import { normaliseUserName } from '../members/user-name-key';
import { startSession, type IssuedTokens } from '../members/sessions';
import { fixtureToday } from './fixture-pack';
import type { TestMuseum } from './test-museum';

/** A password hash that matches no password. */
const unmatchableHash = `$scrypt$ln=10,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export const testPhone = '13812345678';

/** Adds a logged-in member without hashing a password, which takes a quarter of a second. */
export async function addTestMember(
  { db }: Pick<TestMuseum, 'db'>,
  userName: string,
  now: Date = fixtureToday,
): Promise<IssuedTokens> {
  const nickName = `昵称 ${userName}`;
  const [row] = await db
    .insert(members)
    .values({
      userName,
      nickName,
      nameKey: normaliseUserName(userName),
      phone: testPhone,
      passwordHash: unmatchableHash,
      createdAt: now,
    })
    .returning({ id: members.id });
  if (!row) throw new Error('No member was added.');
  return startSession(db, { id: row.id, nickName }, now);
}
