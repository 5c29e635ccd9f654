import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { PlainButton, primaryButton } from '../../ui/button';
import { closeDialog, Dialog } from '../../ui/dialog/dialog';
import type { MemberMessages } from './messages-zh';

const ConfirmDialog = styled(Dialog)`
  max-width: min(28em, calc(100vw - 32px));
  padding: 28px clamp(20px, 4vw, 36px);

  h2 {
    font-size: var(--size-h3);
  }

  p {
    margin-block: 8px 24px;
  }

  .answers {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 12px;
  }

  .answers button:last-child {
    ${primaryButton}
  }
`;

interface LogoutDialogProps {
  messages: MemberMessages;
  /** Logs out and reloads the page. */
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

/** Modal dialog that confirms a logout; Escape cancels. */
export function LogoutDialog({ messages, onConfirm, onCancel }: LogoutDialogProps) {
  const id = useId();
  const [isLoggingOut, setLoggingOut] = useState(false);
  return (
    <ConfirmDialog title={messages.prompt} aria-describedby={id} onClose={onCancel}>
      <p id={id}>{messages.question}</p>
      <div className="answers">
        <PlainButton type="button" onClick={({ currentTarget }) => closeDialog(currentTarget)}>
          {messages.cancel}
        </PlainButton>
        <PlainButton
          type="button"
          aria-busy={isLoggingOut}
          onClick={() => {
            if (isLoggingOut) return;
            setLoggingOut(true);
            void onConfirm();
          }}
        >
          {messages.confirm}
        </PlainButton>
      </div>
    </ConfirmDialog>
  );
}
