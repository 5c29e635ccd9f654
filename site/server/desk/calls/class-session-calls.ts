import { eq, sql } from 'drizzle-orm';
import type { DeskInput } from '../../../contract/schemas/desk';
import type { DeskClassSession } from '../../../contract/schemas/desk/class-sessions';
import type { ValidationError } from '../../../contract/shared/field-error';
import { museumDateTime } from '../../../contract/shared/museum-time';
import { readClassSessionRules } from '../../calendar/class-schedule';
import type { Database } from '../../db/database';
import { classSessions } from '../../db/schema';
import { invalidFields } from '../../http/http-error';
import { writeAudit } from '../audit/write-audit';
import type { DeskHandlers } from '../http/desk-call';
import { beginTogether, checkTimes } from './check-times';
import { assertVersion, findAdded, isOwnRow, lockSettings } from './versioned-settings';

type Calls = 'deskClassSessionList' | 'deskClassSessionSave' | 'deskClassSessionRemove';
type SessionRow = typeof classSessions.$inferSelect;
type SessionInput = DeskInput<'deskClassSessionSave'>;

/** Sessions for classes, for administrators. */
export function deskClassSessionCalls(db: Database): Pick<DeskHandlers, Calls> {
  return {
    deskClassSessionList: async () => (await readClassSessionRules(db)).map(sessionRecord),

    deskClassSessionSave: ({ id, version, ...input }, { staff, now }) =>
      db.transaction(async (tx) => {
        await lockSettings(tx, classSessions);
        const columns = toColumns(input);
        const rows = await readClassSessionRules(tx);
        const before =
          id === undefined
            ? findAdded(rows, columns, staff)
            : await findSession(tx, id, version, (row) => isOwnRow(row, columns, staff));
        const others = rows.filter((other) => other.id !== before?.id);
        const errors = checkSession(input, others);
        if (errors.length > 0) throw invalidFields(errors);
        const values = {
          ...columns,
          version: before ? (version ?? 0) + 1 : 1,
          updatedAt: now,
          updatedBy: staff.displayName,
        };
        const [row] = before
          ? await tx
              .update(classSessions)
              .set(values)
              .where(eq(classSessions.id, before.id))
              .returning()
          : await tx.insert(classSessions).values(values).returning();
        if (!row) throw new TypeError('The write returned no session.');
        await writeAudit(tx, staff, auditEntry('deskClassSessionSave', row), now);
        return sessionRecord(row);
      }),

    deskClassSessionRemove: ({ id, version }, { staff, now }) =>
      db.transaction(async (tx) => {
        await lockSettings(tx, classSessions);
        const row = await findSession(tx, id, version);
        await tx.delete(classSessions).where(eq(classSessions.id, id));
        await writeAudit(tx, staff, auditEntry('deskClassSessionRemove', row), now);
        return null;
      }),
  };
}

/** @throws HttpError 404; ConflictError if somebody has changed the session since `version` */
async function findSession(
  db: Database,
  id: string,
  version: number | undefined,
  isRepeated?: (row: SessionRow) => boolean,
): Promise<SessionRow> {
  const [row] = await db
    .select()
    .from(classSessions)
    .where(sql`${classSessions.id}::text = ${id}`);
  return assertVersion(row, { id, version }, sessionRecord, isRepeated);
}

/** Faults that concern several fields, or other sessions: one begins at a time. */
function checkSession(input: SessionInput, others: readonly SessionRow[]): ValidationError[] {
  const isTaken = others.some((other) => beginTogether(input, other));
  return [
    ...checkTimes(input),
    ...(isTaken ? [{ field: 'start', error: { kind: 'taken' } } as const] : []),
  ];
}

function toColumns(input: Omit<SessionInput, 'id' | 'version'>) {
  const { weekdays, start, end, capacity, from = null, until = null } = input;
  return { weekdays, start, end, capacity, from, until, except: input.except.toSorted() };
}

function auditEntry<const Action extends string>(
  action: Action,
  { id, start, end, capacity }: SessionRow,
) {
  const details = `${start}–${end} × ${capacity}`;
  return { action, subjectKind: 'classSession', subjectId: id, details } as const;
}

function sessionRecord({ from, until, updatedAt, ...row }: SessionRow): DeskClassSession {
  return {
    ...row,
    ...(from !== null && { from }),
    ...(until !== null && { until }),
    updatedAt: museumDateTime(updatedAt),
  };
}
