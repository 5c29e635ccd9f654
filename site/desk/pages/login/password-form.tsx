import { deskRules } from '../../../contract/shared/desk/desk-rules';
import { Form } from '../../../app/features/form/form';
import { useForm } from '../../../app/features/form/use-form';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { TextField } from '../../../app/ui/form/text-field';
import { useDeskSession } from '../../session/desk-session';
import { loginMessages } from './messages';

interface PasswordFormProps {
  /** Label of the field of the present password. */
  oldLabel: string;
  onChanged: () => void;
}

/** Change of the own password. */
export function PasswordForm({ oldLabel, onChanged }: PasswordFormProps) {
  const messages = usePageMessages(loginMessages);
  const { client } = useDeskSession();
  const form = useForm({
    rules: deskRules.deskPassword,
    draft: null,
    send: (fields) => client.call('deskPassword', fields),
    onSent: onChanged,
  });
  return (
    <Form form={form} label={messages.change} submit={messages.change}>
      <TextField
        label={oldLabel}
        type="password"
        autoComplete="current-password"
        {...form.text('oldPassword')}
      />
      <TextField
        label={messages.newPassword}
        type="password"
        autoComplete="new-password"
        {...form.text('newPassword')}
      />
    </Form>
  );
}
