import { useId, type ReactNode } from 'react';
import { FieldNotes, describedBy, type FieldProps } from './field-frame';
import { GroupBox } from './field.styles';

interface ConsentBoxProps extends FieldProps {
  value: boolean;
  onChange: (value: boolean) => void;
  /** Below the checkbox: a link to what is agreed to. */
  children?: ReactNode;
}

/** Single checkbox for consent. */
export function ConsentBox({
  name,
  label,
  hint,
  error,
  required,
  value,
  onChange,
  children,
}: ConsentBoxProps) {
  const id = useId();
  const invalid = error === undefined ? undefined : true;
  return (
    <GroupBox data-invalid={invalid}>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className="options">
        <label data-checked={value || undefined}>
          <input
            type="checkbox"
            name={name}
            checked={value}
            aria-required={required}
            aria-invalid={invalid}
            aria-describedby={describedBy(id, hint, error)}
            onChange={(event) => {
              onChange(event.target.checked);
            }}
          />
          <span>{label}</span>
        </label>
      </div>
      {children}
    </GroupBox>
  );
}
