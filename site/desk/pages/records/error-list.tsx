import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { recordMessages } from './messages';
import { pathLabel } from '../../ui/versions/path-label';
import { Notice } from './record-editor.styles';
import type { FieldErrors } from './use-save-record';

interface ErrorListProps {
  errors: FieldErrors;
  /** Why the record was not saved, if no field is to blame. */
  failure: string | undefined;
}

/** Why a record was not saved; takes focus, because the fields may be far away. */
export function ErrorList({ errors, failure }: ErrorListProps) {
  const own = usePageMessages(recordMessages);
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const fields = Object.entries(errors);
  const isShown = failure !== undefined || fields.length > 0;
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown, errors, failure]);
  if (!isShown) return null;
  return (
    <Notice ref={box} role="alert" tabIndex={-1}>
      {failure !== undefined ? (
        <p>
          <strong>{own.notSaved}</strong> · {failure}
        </p>
      ) : (
        <>
          <p>
            <strong>{own.correct(fields.length)}</strong>
          </p>
          <ul>
            {fields.map(([field, message]) => (
              <li key={field}>
                {pathLabel(field, language)}: {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
