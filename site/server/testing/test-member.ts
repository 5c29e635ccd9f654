import { members } from '../db/schema';
import { nameKey } from '../user-centre/name-key';
import { startSession, type IssuedTokens } from '../user-centre/sessions';
import { smallToday } from './small-pack';
import type { TestMuseum } from './test-museum';

/** A cheap hash that no password opens. */
const nobodysHash = `$scrypt$ln=10,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export const testPhone = '13812345678';

/** A member who is logged in, made without the quarter of a second that a password costs. */
export async function addTestMember(
  { db }: Pick<TestMuseum, 'db'>,
  userName: string,
  now: Date = smallToday,
): Promise<IssuedTokens> {
  const nickName = `昵称 ${userName}`;
  const [row] = await db
    .insert(members)
    .values({
      userName,
      nickName,
      nameKey: nameKey(userName),
      phone: testPhone,
      passwordHash: nobodysHash,
      createdAt: now,
    })
    .returning({ id: members.id });
  if (!row) throw new Error('No member was added.');
  return startSession(db, { id: row.id, nickName }, now);
}
