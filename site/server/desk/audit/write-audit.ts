import type { AuditAction, AuditSubject } from '../../../contract/shared/desk/audit-actions';
import type { Database } from '../../db/database';
import { auditLog } from '../../db/schema';

/** Who acts: a member of the staff, or the operator by a command. */
export type Actor = { id: string; displayName: string } | 'operator';

export interface AuditEntry {
  action: AuditAction;
  subjectKind: AuditSubject;
  subjectId: string;
  /** What changed; no personal data of visitors. */
  details?: string;
}

/** Appends to the audit log; called within the transaction of the action. */
export async function writeAudit(
  db: Database,
  actor: Actor,
  { details = '', ...entry }: AuditEntry,
  now: Date,
): Promise<void> {
  const isOperator = actor === 'operator';
  await db.insert(auditLog).values({
    ...entry,
    details,
    at: now,
    staffId: isOperator ? null : actor.id,
    staffName: isOperator ? '' : actor.displayName,
  });
}
