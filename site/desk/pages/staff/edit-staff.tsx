import { useState } from 'react';
import type { StaffRow } from '../../../contract/schemas/desk/administration';
import { staffRoles } from '../../../contract/shared/desk/roles';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { useNotices } from '../../../app/ui/feedback/notices';
import { CheckboxGroup } from '../../../app/ui/form/option-group';
import type { DeskFields } from '../../api/desk-client';
import { deskErrorText } from '../../api/error-text';
import { useRefresh } from '../../session/use-desk-call';
import { deskMessages } from '../../messages';
import { useDeskSession } from '../../session/desk-session';
import { Panel } from '../../ui/panel';
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
  const { client } = useDeskSession();
  const { notify } = useNotices();
  const refresh = useRefresh();
  const [roles, setRoles] = useState<readonly string[]>(row.roles);
  const { id, displayName, userName } = row;
  const isDisabled = row.disabledAt !== undefined;

  const update = async (changes: Omit<DeskFields<'deskStaffUpdate'>, 'id'>) => {
    try {
      await client.call('deskStaffUpdate', { id, ...changes });
      notify('done', frame.saved);
    } catch (error) {
      notify('failed', deskErrorText(error));
    }
    await refresh('deskStaffPage', 'deskAuditPage');
  };
  const reset = async () => {
    try {
      onReset(userName, (await client.call('deskStaffReset', { id })).password);
    } catch (error) {
      notify('failed', deskErrorText(error));
    }
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
          onClick={() => void update({ roles: staffRoles.filter((role) => roles.includes(role)) })}
        >
          {own.saveRoles}
        </PlainButton>
        <PlainButton type="button" onClick={() => void update({ isDisabled: !isDisabled })}>
          {isDisabled ? own.enable : own.disable}
        </PlainButton>
      </div>
      <h3>{own.reset}</h3>
      <p>{own.resetText}</p>
      <div className="buttons">
        <PlainButton type="button" onClick={() => void reset()}>
          {own.reset}
        </PlainButton>
      </div>
    </Panel>
  );
}
