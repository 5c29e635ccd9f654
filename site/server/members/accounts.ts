import { eq } from 'drizzle-orm';
import type { Profile } from '../../contract/schemas/member';
import { museumDateTime } from '../../contract/shared/museum-time';
import type { Database } from '../db/database';
import { members } from '../db/schema';
import { repetitionMs } from '../http/repetition';
import type { Consent } from '../privacy/consent';
import { normaliseUserName } from './user-name-key';

/** Contact data of a member; `null` if unknown. */
export interface Contact {
  phone: string | null;
  email: string | null;
}

export interface NewAccount extends Contact, Consent {
  userName: string;
  nickName: string;
  passwordHash: string;
}

/** Inserts a member; resolves to the new id, or `undefined` if the user name is taken. */
export async function addAccount(
  db: Database,
  account: NewAccount,
  now: Date,
): Promise<string | undefined> {
  const [added] = await db
    .insert(members)
    .values({ ...account, nameKey: normaliseUserName(account.userName), createdAt: now })
    .onConflictDoNothing({ target: members.nameKey })
    .returning({ id: members.id });
  return added?.id;
}

/** Account with password hash, by user name or id. */
export async function findAccount(db: Database, by: { userName: string } | { id: string }) {
  const [account] = await db
    .select({
      id: members.id,
      userName: members.userName,
      nickName: members.nickName,
      phone: members.phone,
      email: members.email,
      createdAt: members.createdAt,
      passwordHash: members.passwordHash,
      oneTimeUntil: members.oneTimeUntil,
      lockedAt: members.lockedAt,
    })
    .from(members)
    .where(
      'id' in by ? eq(members.id, by.id) : eq(members.nameKey, normaliseUserName(by.userName)),
    );
  return account;
}

/** An account with its password hash. */
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Whether an account was registered a moment ago with the same data; says nothing of its password. */
export function isRepeatedRegistration(
  { nickName, phone, email, createdAt, oneTimeUntil, lockedAt }: Account,
  sent: Contact & { nickName: string },
  now: Date,
): boolean {
  const isSame = nickName === sent.nickName && phone === sent.phone && email === sent.email;
  const isOpen = !oneTimeUntil && !lockedAt;
  return isSame && isOpen && now.getTime() - createdAt.getTime() < repetitionMs;
}

/** Sets a password of the member's own, which is no one-time password. */
export async function setPasswordHash(
  db: Database,
  id: string,
  passwordHash: string,
): Promise<void> {
  await db.update(members).set({ passwordHash, oneTimeUntil: null }).where(eq(members.id, id));
}

const profileColumns = {
  id: members.id,
  nickName: members.nickName,
  userName: members.userName,
  phone: members.phone,
  email: members.email,
  createdAt: members.createdAt,
};

export async function readProfile(db: Database, id: string): Promise<Profile | undefined> {
  const [row] = await db.select(profileColumns).from(members).where(eq(members.id, id));
  return row && { ...row, createdAt: museumDateTime(row.createdAt) };
}

export async function updateProfile(
  db: Database,
  id: string,
  changed: Contact & Consent & { nickName: string },
): Promise<Profile | undefined> {
  await db.update(members).set(changed).where(eq(members.id, id));
  return readProfile(db, id);
}
