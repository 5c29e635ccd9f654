import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useDeskSession } from '../../session/desk-session';
import { EntryBox } from './entry-box';
import { loginMessages } from './messages';
import { PasswordForm } from './password-form';

/** Replacement of a one-time password, before anything else can be opened. */
export function OneTimePasswordPage() {
  const messages = usePageMessages(loginMessages);
  const { reload } = useDeskSession();
  return (
    <EntryBox title={messages.oneTimeTitle}>
      <p>{messages.oneTimeText}</p>
      <PasswordForm oldLabel={messages.oneTimePassword} onChanged={() => void reload()} />
    </EntryBox>
  );
}
