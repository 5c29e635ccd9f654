import { useId } from 'react';
import { FieldNotes, describedBy, type FieldProps } from './field-frame';
import { GroupBox } from './field.styles';

interface ConsentBoxProps extends FieldProps {
  value: boolean;
  onChange: (value: boolean) => void;
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
    </GroupBox>
  );
}
