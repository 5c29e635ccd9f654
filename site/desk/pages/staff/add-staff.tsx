import { deskRules } from '../../../contract/shared/desk/desk-rules';
import { staffRoles } from '../../../contract/shared/desk/roles';
import { Form } from '../../../app/features/form/form';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { CheckboxGroup } from '../../../app/ui/form/option-group';
import { TextField } from '../../../app/ui/form/text-field';
import { deskMessages } from '../../messages';
import { useDeskForm } from '../../session/use-desk-form';
import { useDeskSession } from '../../session/desk-session';
import { Panel } from '../../ui/panel';
import { RestoredNote } from '../../ui/restored-note';
import { staffMessages } from './messages';

interface AddStaffProps {
  onClose: () => void;
  onAdded: (userName: string, password: string) => void;
}

/** Form for a new account; it gets a one-time password. */
export function AddStaff({ onClose, onAdded }: AddStaffProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(staffMessages);
  const { client } = useDeskSession();
  const form = useDeskForm({
    rules: deskRules.deskStaffAdd,
    item: 'staff',
    send: (fields) => client.call('deskStaffAdd', fields),
    onSent: ({ password }, { userName }) => {
      onAdded(userName, password);
    },
  });
  return (
    <Panel title={own.add} closeLabel={frame.close} onClose={onClose}>
      <Form form={form} label={own.add} submit={own.submit}>
        <RestoredNote isRestored={form.isRestored} />
        <TextField label={own.displayName} {...form.text('displayName')} />
        <TextField label={own.userName} {...form.text('userName')} />
        <CheckboxGroup
          label={own.roles}
          options={staffRoles.map((value) => ({ value, label: frame.roles[value] }))}
          {...form.choices('roles')}
        />
      </Form>
    </Panel>
  );
}
