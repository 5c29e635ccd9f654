import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePageMessages } from '../../i18n/use-page-messages';
import { plainButton, primaryButton } from '../../ui/button';
import { ErrorSummary, invalidFields, type InvalidField } from './error-summary';
import { formMessages } from './messages';
import type { FormState } from './use-form';

const Box = styled.form`
  display: grid;
  gap: 24px;
  max-width: 640px;

  .send {
    ${primaryButton}
    min-height: 52px;
    padding-inline: min(2.6em, 12vw);
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
  form: Pick<FormState, 'fieldErrors' | 'failure' | 'isSending' | 'submit'>;
  /** Accessible name, which distinguishes several forms on a page. */
  label: string;
  /** Label of the submit button. */
  submit: string;
  children: ReactNode;
}

/** A form around its fields: submit button, errors of the last submission, focus on the first invalid field. */
export function Form({ form, label, submit, children }: FormProps) {
  const messages = usePageMessages(formMessages);
  const { failure, fieldErrors, isSending } = form;
  const box = useRef<HTMLFormElement>(null);

  const [invalid, setInvalid] = useState<readonly InvalidField[]>([]);

  useEffect(() => {
    if (!box.current) return;
    const fields = invalidFields(box.current, fieldErrors);
    setInvalid(fields);
    fields[0]?.control.focus();
  }, [fieldErrors]);

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
        <ErrorSummary fields={invalid} />
        {failure && (
          <div className="failure">
            <p>
              <strong>{failure.text}</strong>
              {failure.mayRetry ? messages.failed : messages.refused}
            </p>
            {failure.mayRetry && <button type="submit">{messages.retry}</button>}
          </div>
        )}
      </div>
      <div>
        <button type="submit" className="send">
          {isSending ? messages.sending : submit}
        </button>
      </div>
    </Box>
  );
}
