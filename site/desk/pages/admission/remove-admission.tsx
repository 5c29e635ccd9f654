import type { DeskAdmission } from '../../../contract/schemas/desk/admission';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useAction } from '../../session/use-action';
import { RemoveItem } from '../../ui/versions/remove-item';
import { AdmissionConflict } from './admission-conflict';
import { admissionMessages } from './messages';

interface RemoveAdmissionProps {
  row: DeskAdmission;
  onRemoved: () => void;
  onTakeTheirs: (theirs: DeskAdmission) => void;
}

/** Removes a setting of timed entry. */
export function RemoveAdmission({ row, ...handlers }: RemoveAdmissionProps) {
  const own = usePageMessages(admissionMessages);
  const act = useAction('deskAdmissionList', 'deskStrandedBookings');
  const { id } = row;
  return (
    <RemoveItem
      item={row}
      texts={own}
      remove={(version, onConflict) =>
        act('deskAdmissionRemove', { id, version }, own.removed, onConflict)
      }
      ConflictDialogue={AdmissionConflict}
      {...handlers}
    />
  );
}
