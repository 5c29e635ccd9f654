import { useId, type ReactNode } from 'react';
import { usePageMessages } from '../../i18n/use-page-messages';
import { FieldBox } from './field.styles';

export interface FieldProps {
  /** Name of the field in the request. */
  name: string;
  label: string;
  /** Help text. */
  hint?: string | undefined;
  /** Error message. */
  error?: string | undefined;
  required: boolean;
}

/** Attributes that associate a control with its label, hint and error. */
interface ControlProps {
  id: string;
  name: string;
  'aria-required': boolean;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

const optional = { zh: '（选填）', en: ' (optional)' };

/** Field with one control: label, hint, error, control. */
export function FieldFrame({
  children,
  ...field
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { name, label, hint, error, required } = field;
  const id = useId();
  return (
    <FieldBox>
      <label htmlFor={id}>
        {label}
        <OptionalMark required={required} />
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children({
        id,
        name,
        'aria-required': required,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy(id, hint, error),
      })}
    </FieldBox>
  );
}

/** Hint and error message, before the control in reading order. */
export function FieldNotes({
  id,
  hint,
  error,
}: { id: string } & Pick<FieldProps, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="fault" id={`${id}-fault`}>
          {error}
        </p>
      )}
    </>
  );
}

export function describedBy(id: string, hint?: string, fault?: string): string | undefined {
  const ids = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Marks optional fields. */
export function OptionalMark({ required }: Pick<FieldProps, 'required'>) {
  const mark = usePageMessages(optional);
  return !required && <span className="optional">{mark}</span>;
}
