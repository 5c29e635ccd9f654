import { deskRules } from '../../../contract/shared/desk/desk-rules';
import { Form } from '../../../app/features/form/form';
import { useForm } from '../../../app/features/form/use-form';
import { useLanguage, useMessages } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { TextField } from '../../../app/ui/form/text-field';
import { ApiError, hasStatus } from '../../../session/api-error';
import { deskErrorText } from '../../api/error-text';
import { useDeskSession } from '../../session/desk-session';
import { EntryBox } from './entry-box';
import { loginMessages } from './messages';

/** Log-in of the staff. */
export function LoginPage({ hasExpired }: { hasExpired: boolean }) {
  const messages = usePageMessages(loginMessages);
  const { siteName } = useMessages();
  const language = useLanguage();
  const { logIn } = useDeskSession();
  const form = useForm({
    rules: deskRules.deskLogin,
    draft: null,
    send: async (fields) => {
      try {
        await logIn(fields);
      } catch (error) {
        if (!hasStatus(error, 401)) throw error;
        // The catalogue's message for 401 asks to log in, and a retry of the same input fails again.
        const msg = deskErrorText(error);
        throw new ApiError({ kind: 'code', code: 400, msg }, error.path, language);
      }
    },
    onSent: () => undefined,
  });
  return (
    <EntryBox title={messages.title} above={siteName}>
      {hasExpired && <p role="alert">{messages.expired}</p>}
      <Form form={form} label={messages.title} submit={messages.submit}>
        <TextField label={messages.userName} autoComplete="username" {...form.text('userName')} />
        <TextField
          label={messages.password}
          type="password"
          autoComplete="current-password"
          {...form.text('password')}
        />
      </Form>
      <p className="help">{messages.help}</p>
    </EntryBox>
  );
}
