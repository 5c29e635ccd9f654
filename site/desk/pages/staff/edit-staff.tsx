import { useState } from 'react';
import type { StaffRow } from '../../../contract/schemas/desk/administration';
import { staffRoles } from '../../../contract/shared/desk/roles';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { CheckboxGroup } from '../../../app/ui/form/option-group';
import type { DeskFields } from '../../api/desk-client';
import { useAction } from '../../session/use-action';
import { deskMessages } from '../../messages';
import { Panel } from '../../ui/panel';
import { ResetPassword } from '../../ui/reset-password';
import { staffMessages } from './messages';

interface EditStaffProps {
  row: StaffRow;
  onClose: () => void;
  onReset: (userName: string, password: string) => void;
}

/** Roles, state and password of an account. */
export function EditStaff({ row, onClose, onReset }: EditStaffProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(staffMessages);
  const act = useAction('deskStaffPage');
  const [roles, setRoles] = useState<readonly string[]>(row.roles);
  const { id, displayName, userName } = row;
  const isDisabled = row.disabledAt !== undefined;

  const update = (changes: Omit<DeskFields<'deskStaffUpdate'>, 'id'>) =>
    void act('deskStaffUpdate', { id, ...changes }, frame.saved);
  const reset = async () => {
    const data = await act('deskStaffReset', { id });
    if (data) onReset(userName, data.password);
  };
  return (
    <Panel title={own.edit(displayName)} closeLabel={frame.close} onClose={onClose}>
      <CheckboxGroup
        name="roles"
        label={own.roles}
        required
        options={staffRoles.map((value) => ({ value, label: frame.roles[value] }))}
        value={roles}
        onChange={setRoles}
      />
      <div className="buttons">
        <PlainButton
          type="button"
          onClick={() => {
            update({ roles: staffRoles.filter((role) => roles.includes(role)) });
          }}
        >
          {own.saveRoles}
        </PlainButton>
        <PlainButton
          type="button"
          onClick={() => {
            update({ isDisabled: !isDisabled });
          }}
        >
          {isDisabled ? own.enable : own.disable}
        </PlainButton>
      </div>
      <ResetPassword label={own.reset} text={own.resetText} onReset={reset} />
    </Panel>
  );
}
