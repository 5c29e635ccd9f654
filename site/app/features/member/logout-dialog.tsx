import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PlainButton, primaryButton } from '../../ui/button';
import type { MemberWords } from './words-zh';

const Prompt = styled.dialog`
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
  words: MemberWords;
  /** Logs out; the page goes with it. */
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

/** Asks before one logs out; Escape is a no. */
export function LogoutDialog({ words, onConfirm, onCancel }: LogoutDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <Prompt
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      onClose={onCancel}
    >
      <h2 id={`${id}-title`}>{words.prompt}</h2>
      <p id={`${id}-question`}>{words.question}</p>
      <div className="answers">
        <PlainButton
          type="button"
          onClick={() => {
            // Closed by the browser, so that focus goes back to where it was.
            dialog.current?.close();
          }}
        >
          {words.cancel}
        </PlainButton>
        <PlainButton
          type="button"
          aria-busy={leaving}
          onClick={() => {
            if (leaving) return;
            setLeaving(true);
            void onConfirm();
          }}
        >
          {words.confirm}
        </PlainButton>
      </div>
    </Prompt>
  );
}
