import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useNotices } from '../../../app/ui/feedback/notices';
import { useState } from 'react';
import { deskMessages } from '../../messages';
import { useAccount } from '../../session/desk-session';
import { PageHead } from '../../ui/page-head';
import { loginMessages } from '../login/messages';
import { PasswordForm } from '../login/password-form';

/** The own account and its password. */
export function AccountPage() {
  const messages = usePageMessages(deskMessages);
  const own = usePageMessages(loginMessages);
  const { displayName, userName, roles } = useAccount();
  const { notify } = useNotices();
  const [changes, setChanges] = useState(0);
  return (
    <>
      <PageHead title={messages.pages.account}>
        <p>
          {displayName} · {userName} · {roles.map((role) => messages.roles[role]).join(', ')}
        </p>
      </PageHead>
      <PasswordForm
        // An empty form after each change.
        key={changes}
        oldLabel={own.oldPassword}
        onChanged={() => {
          setChanges(changes + 1);
          notify('done', own.changed);
        }}
      />
    </>
  );
}
