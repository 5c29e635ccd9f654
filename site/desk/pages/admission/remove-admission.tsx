import { useState } from 'react';
import type { DeskAdmission } from '../../../contract/schemas/desk/admission';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { useAction } from '../../session/use-action';
import { Folded } from '../../ui/folded';
import { AdmissionConflict } from './admission-conflict';
import { admissionMessages } from './messages';

interface RemoveAdmissionProps {
  row: DeskAdmission;
  onRemoved: () => void;
  onTakeTheirs: (theirs: DeskAdmission) => void;
}

/** Removes a setting of timed entry; folded, because it cannot be undone. */
export function RemoveAdmission({ row, onRemoved, onTakeTheirs }: RemoveAdmissionProps) {
  const own = usePageMessages(admissionMessages);
  const act = useAction('deskAdmissionList', 'deskStrandedBookings');
  const [theirs, setTheirs] = useState<DeskAdmission>();
  const { id } = row;
  const close = () => {
    setTheirs(undefined);
  };
  const remove = async (version: number) => {
    const done = await act('deskAdmissionRemove', { id, version }, own.removed, setTheirs);
    if (done !== undefined) onRemoved();
  };
  return (
    <Folded>
      <summary>{own.remove}</summary>
      <p>{own.removeText}</p>
      <PlainButton type="button" onClick={() => void remove(row.version)}>
        {own.remove}
      </PlainButton>
      {theirs && (
        <AdmissionConflict
          mine={{ ...row, removed: true }}
          theirs={theirs}
          onKeepMine={() => {
            close();
            void remove(theirs.version);
          }}
          onTakeTheirs={() => {
            close();
            onTakeTheirs(theirs);
          }}
          onClose={close}
        />
      )}
    </Folded>
  );
}
