import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PlainButton, primaryButton } from '../../ui/button';
import type { MemberMessages } from './messages-zh';

const Dialog = styled.dialog`
  max-width: min(28em, calc(100vw - 32px));
  margin: auto;
  padding: 28px clamp(20px, 4vw, 36px);
  border: 1px solid var(--hairline);
  border-top: 4px solid var(--cinnabar);
  background: var(--paper-raised);
  color: var(--ink);
  box-shadow: var(--shadow);
  font-size: 1rem;

  &::backdrop {
    background: rgb(0 0 0 / 45%);
  }

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
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [isLoggingOut, setLoggingOut] = useState(false);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      onClose={onCancel}
    >
      <h2 id={`${id}-title`}>{messages.prompt}</h2>
      <p id={`${id}-question`}>{messages.question}</p>
      <div className="answers">
        <PlainButton
          type="button"
          onClick={() => {
            // `close()` restores focus; unmounting would not.
            dialog.current?.close();
          }}
        >
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
    </Dialog>
  );
}
