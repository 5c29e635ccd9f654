import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePageWords } from '../../i18n/page-words';
import { plainButton, primaryButton } from '../../ui/button';
import { formWords } from './form-words';
import type { FormState } from './use-form';

const Box = styled.form`
  display: grid;
  gap: 24px;
  max-width: 640px;

  .send {
    ${primaryButton}
    min-height: 52px;
    padding-inline: 2.6em;
  }

  .failure {
    display: grid;
    gap: 12px;
    justify-items: start;
    padding: 16px 20px;
    border-left: 4px solid var(--cinnabar);
    background: var(--silk);
  }

  .failure strong {
    display: block;
  }

  .failure button {
    ${plainButton}
  }
`;

interface FormProps {
  form: Pick<FormState, 'faults' | 'failure' | 'isSending' | 'submit'>;
  /** Names the form where a page has several. */
  label: string;
  /** What the button says that sends it. */
  submit: string;
  children: ReactNode;
}

/** A form around its fields: how it is sent, and what is said when that failed. */
export function Form({ form, label, submit, children }: FormProps) {
  const words = usePageWords(formWords);
  const { failure, faults, isSending } = form;
  const box = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const controls = [...(box.current?.elements ?? [])] as HTMLInputElement[];
    controls.find(({ name }) => name in faults)?.focus();
  }, [faults]);

  return (
    <Box
      ref={box}
      aria-label={label}
      aria-busy={isSending}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {children}
      <div role="alert">
        {failure && (
          <div className="failure">
            <p>
              <strong>{failure.text}</strong>
              {failure.mayRetry ? words.failed : words.refused}
            </p>
            {failure.mayRetry && <button type="submit">{words.retry}</button>}
          </div>
        )}
      </div>
      <div>
        <button type="submit" className="send">
          {isSending ? words.sending : submit}
        </button>
      </div>
    </Box>
  );
}
