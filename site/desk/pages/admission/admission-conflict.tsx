import type { DeskAdmission } from '../../../contract/schemas/desk/admission';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import {
  ConflictPanel,
  type Conflict,
  type ConflictAnswers,
} from '../../ui/versions/conflict-panel';
import type { Values } from '../../ui/versions/values';
import { admissionMessages } from './messages';

/** Two people have changed a setting of timed entry: both versions, and which one is kept. */
export function AdmissionConflict({
  mine,
  theirs,
  ...answers
}: Conflict<DeskAdmission> & ConflictAnswers) {
  const own = usePageMessages(admissionMessages);
  const shown = (row: Values): Values => ({
    from: row.from,
    until: row.until,
    slotMinutes: own.minutes(String(row.slotMinutes)),
    capacity: Number(row.capacity),
    required: own.requirements[row.required === 'yes' ? 'yes' : 'no'],
    remove: row.removed,
  });
  const labels: Readonly<Record<string, unknown>> = own;
  return (
    <ConflictPanel
      mine={shown(mine)}
      theirs={shown(theirs)}
      updatedBy={theirs.updatedBy}
      labelOf={(name) => String(labels[name])}
      {...answers}
    />
  );
}
