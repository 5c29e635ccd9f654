import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { DeskMember } from '../../../contract/schemas/desk/members';
import { museumDateTime } from '../../../contract/shared/museum-time';
import type { AuditAction } from '../../../contract/shared/desk/audit-actions';
import type { Database } from '../../db/database';
import { toLimitOffset } from '../../db/page-window';
import { members, sessions } from '../../db/schema';
import { invalidFields, recordNotFound } from '../../http/http-error';
import { eraseMember } from '../../members/erase-member';
import { createOneTimePassword } from '../../members/one-time-password';
import type { PasswordHasher } from '../../members/password-hash';
import { setOneTimePassword } from '../../members/reset-password';
import { endSessions } from '../../members/sessions';
import { normaliseUserName } from '../../members/user-name-key';
import { writeAudit } from '../audit/write-audit';
import type { DeskHandlers, StaffContext } from '../http/desk-call';
import { escapeLike } from '../inbox/filters';
import { maskEmail, maskPhone } from './mask-contact';

type Calls = 'deskMemberPage' | 'deskMemberLock' | 'deskMemberReset' | 'deskMemberErase';
type MemberRow = typeof members.$inferSelect;

/** Accounts of members, for administrators. The audit log has their ids only. */
export function deskMemberCalls(
  db: Database,
  passwords: PasswordHasher,
): Pick<DeskHandlers, Calls> {
  return {
    deskMemberPage: async (input) => {
      const matches = matchesKeyword(input.keyword);
      if (!matches)
        throw invalidFields([{ field: 'keyword', error: { kind: 'minLength', limit: 2 } }]);
      const { limit, offset } = toLimitOffset(input);
      const rows = await db
        .select()
        .from(members)
        .where(matches)
        .orderBy(asc(members.nameKey))
        .limit(limit)
        .offset(offset);
      return { total: await db.$count(members, matches), records: rows.map(memberRecord) };
    },

    deskMemberLock: ({ id, isLocked }, context) =>
      db.transaction(async (tx) => {
        const { lockedAt } = await findMember(tx, id);
        const [row] = await tx
          .update(members)
          .set({ lockedAt: isLocked ? (lockedAt ?? context.now) : null })
          .where(eq(members.id, id))
          .returning();
        if (!row) throw recordNotFound('id', id);
        if (isLocked) await endSessions(tx, context.now, eq(sessions.memberId, id));
        await audit(tx, 'deskMemberLock', id, context, isLocked ? 'locked' : 'unlocked');
        return memberRecord(row);
      }),

    deskMemberReset: async ({ id }, context) => {
      await findMember(db, id);
      const password = createOneTimePassword();
      const passwordHash = await passwords.hash(password, context);
      await db.transaction(async (tx) => {
        await setOneTimePassword(tx, id, passwordHash, context.now);
        await audit(tx, 'deskMemberReset', id, context);
      });
      return { id, password };
    },

    deskMemberErase: ({ id, userName }, context) =>
      db.transaction(async (tx) => {
        const { nameKey } = await findMember(tx, id);
        if (normaliseUserName(userName) !== nameKey) {
          throw invalidFields([{ field: 'userName', error: { kind: 'wrong' } }]);
        }
        await eraseMember(tx, id, context.now);
        await audit(tx, 'deskMemberErase', id, context);
        return null;
      }),
  };
}

/** @throws HttpError 404 */
async function findMember(db: Database, id: string): Promise<MemberRow> {
  const [row] = await db
    .select()
    .from(members)
    .where(sql`${members.id}::text = ${id}`);
  if (!row) throw recordNotFound('id', id);
  return row;
}

async function audit(
  db: Database,
  action: AuditAction,
  subjectId: string,
  { staff, now }: StaffContext,
  details = '',
): Promise<void> {
  await writeAudit(db, staff, { action, subjectKind: 'member', subjectId, details }, now);
}

/** Every word must occur in one of the texts; `undefined` for white space. */
function matchesKeyword(keyword: string): SQL | undefined {
  const words = keyword.split(/\s+/).filter(Boolean);
  if (words.join('').length < 2) return undefined;
  const { userName, nickName, phone, email } = members;
  const texts = [userName, nickName, phone, email];
  return and(
    ...words.map((word) => {
      const pattern = `%${escapeLike(word)}%`;
      return or(...texts.map((text) => sql`${text} ilike ${pattern}`));
    }),
  );
}

function memberRecord(row: MemberRow): DeskMember {
  const { id, userName, nickName, phone, email, createdAt, lockedAt, oneTimeUntil } = row;
  return {
    ...{ id, userName, nickName },
    ...(phone !== null && { phone: maskPhone(phone) }),
    ...(email !== null && { email: maskEmail(email) }),
    createdAt: museumDateTime(createdAt),
    ...(lockedAt && { lockedAt: museumDateTime(lockedAt) }),
    mustChangePassword: oneTimeUntil !== null,
  };
}
