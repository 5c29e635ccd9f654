import { useId, type ReactNode } from 'react';
import { usePageWords } from '../../i18n/page-words';
import { FieldBox } from './field.styles';

export interface FieldProps {
  /** Name of the field in the request. */
  name: string;
  label: string;
  /** Help text. */
  hint?: string | undefined;
  /** Error message. */
  fault?: string | undefined;
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
  const { name, label, hint, fault, required } = field;
  const id = useId();
  return (
    <FieldBox>
      <label htmlFor={id}>
        {label}
        <OptionalMark required={required} />
      </label>
      <FieldNotes id={id} hint={hint} fault={fault} />
      {children({
        id,
        name,
        'aria-required': required,
        'aria-invalid': fault === undefined ? undefined : true,
        'aria-describedby': describedBy(id, hint, fault),
      })}
    </FieldBox>
  );
}

/** Hint and error message, before the control in reading order. */
export function FieldNotes({
  id,
  hint,
  fault,
}: { id: string } & Pick<FieldProps, 'hint' | 'fault'>) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
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
  const mark = usePageWords(optional);
  return !required && <span className="optional">{mark}</span>;
}
