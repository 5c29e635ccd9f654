import { eq, sql } from 'drizzle-orm';
import type { DeskInput } from '../../../contract/schemas/desk';
import type { DeskAdmission } from '../../../contract/schemas/desk/admission';
import { slotLengths } from '../../../contract/shared/desk/admission-rules';
import type { ValidationError } from '../../../contract/shared/field-error';
import { museumDateTime } from '../../../contract/shared/museum-time';
import { readAdmissionRules } from '../../calendar/admission-schedule';
import type { Database } from '../../db/database';
import { admissionRules } from '../../db/schema';
import { invalidFields } from '../../http/http-error';
import { writeAudit } from '../audit/write-audit';
import type { DeskHandlers } from '../http/desk-call';
import { assertVersion, findAdded, isOwnRow, lockSettings } from './versioned-settings';

type Calls = 'deskAdmissionList' | 'deskAdmissionSave' | 'deskAdmissionRemove';
type AdmissionRow = typeof admissionRules.$inferSelect;
type AdmissionInput = DeskInput<'deskAdmissionSave'>;

/** Settings of timed entry, for administrators. */
export function deskAdmissionCalls(db: Database): Pick<DeskHandlers, Calls> {
  return {
    deskAdmissionList: async () => (await readAdmissionRules(db)).map(admissionRecord),

    deskAdmissionSave: ({ id, version, ...input }, { staff, now }) =>
      db.transaction(async (tx) => {
        await lockSettings(tx, admissionRules);
        const columns = toColumns(input);
        const rows = await readAdmissionRules(tx);
        const before =
          id === undefined
            ? findAdded(rows, columns, staff)
            : await findRule(tx, id, version, (row) => isOwnRow(row, columns, staff));
        const others = rows.filter((other) => other.id !== before?.id);
        const errors = checkPeriod(input, others);
        if (errors.length > 0) throw invalidFields(errors);
        const values = {
          ...columns,
          version: before ? (version ?? 0) + 1 : 1,
          updatedAt: now,
          updatedBy: staff.displayName,
        };
        const [row] = before
          ? await tx
              .update(admissionRules)
              .set(values)
              .where(eq(admissionRules.id, before.id))
              .returning()
          : await tx.insert(admissionRules).values(values).returning();
        if (!row) throw new TypeError('The write returned no setting.');
        await writeAudit(tx, staff, auditEntry('deskAdmissionSave', row), now);
        return admissionRecord(row);
      }),

    deskAdmissionRemove: ({ id, version }, { staff, now }) =>
      db.transaction(async (tx) => {
        await lockSettings(tx, admissionRules);
        const row = await findRule(tx, id, version);
        await tx.delete(admissionRules).where(eq(admissionRules.id, id));
        await writeAudit(tx, staff, auditEntry('deskAdmissionRemove', row), now);
        return null;
      }),
  };
}

/** @throws HttpError 404; ConflictError if somebody has changed the setting since `version` */
async function findRule(
  db: Database,
  id: string,
  version: number | undefined,
  isRepeated?: (row: AdmissionRow) => boolean,
): Promise<AdmissionRow> {
  const [row] = await db
    .select()
    .from(admissionRules)
    .where(sql`${admissionRules.id}::text = ${id}`);
  return assertVersion(row, { id, version }, admissionRecord, isRepeated);
}

/** Two settings with the same first day would leave open which one applies. */
function checkPeriod(input: AdmissionInput, others: readonly AdmissionRow[]): ValidationError[] {
  const { from = null, until = null } = input;
  if (from !== null && until !== null && until < from) {
    return [{ field: 'until', error: { kind: 'earliest', limit: from } }];
  }
  const isTaken = others.some((other) => other.from === from);
  return isTaken ? [{ field: 'from', error: { kind: 'taken' } }] : [];
}

function toColumns(input: AdmissionInput) {
  const { slotMinutes, capacity, required, from = null, until = null } = input;
  return { slotMinutes: Number(slotMinutes), capacity, required: required === 'yes', from, until };
}

function auditEntry<const Action extends string>(
  action: Action,
  { id, from, until, slotMinutes, capacity }: AdmissionRow,
) {
  const period = from === null && until === null ? '' : `${from ?? ''}–${until ?? ''} `;
  const details = `${period}${slotMinutes} min × ${capacity}`;
  return { action, subjectKind: 'admissionSetting', subjectId: id, details } as const;
}

function admissionRecord(row: AdmissionRow): DeskAdmission {
  const { from, until, slotMinutes, required, updatedAt, ...rest } = row;
  return {
    ...rest,
    slotMinutes: slotLengths.find((length) => Number(length) === slotMinutes) ?? '60',
    required: required ? 'yes' : 'no',
    ...(from !== null && { from }),
    ...(until !== null && { until }),
    updatedAt: museumDateTime(updatedAt),
  };
}
