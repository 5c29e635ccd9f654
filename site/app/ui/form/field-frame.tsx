import { useId, type ReactNode } from 'react';
import { usePageWords } from '../../i18n/page-words';
import { FieldBox } from './field.styles';

export interface FieldProps {
  /** The field's name among those that are sent. */
  name: string;
  label: string;
  /** What one should know before filling it in. */
  hint?: string | undefined;
  /** What is wrong with it. */
  fault?: string | undefined;
  required: boolean;
}

/** What ties a control to its label, its hint and its fault. */
interface ControlProps {
  id: string;
  name: string;
  'aria-required': boolean;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

const optional = { zh: '（选填）', en: ' (optional)' };

/** A field with one control: its label above, hint and fault beside it. */
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

/** Hint and fault; the fault stands before the control, where it is read first. */
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
  const notes = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean);
  return notes.length > 0 ? notes.join(' ') : undefined;
}

/** Tells which fields may stay empty. */
export function OptionalMark({ required }: Pick<FieldProps, 'required'>) {
  const mark = usePageWords(optional);
  return !required && <span className="optional">{mark}</span>;
}
