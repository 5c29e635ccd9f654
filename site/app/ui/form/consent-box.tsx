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
  fault,
  required,
  value,
  onChange,
}: ConsentBoxProps) {
  const id = useId();
  const invalid = fault === undefined ? undefined : true;
  return (
    <GroupBox data-invalid={invalid}>
      <FieldNotes id={id} hint={hint} fault={fault} />
      <div className="options">
        <label data-checked={value || undefined}>
          <input
            type="checkbox"
            name={name}
            checked={value}
            aria-required={required}
            aria-invalid={invalid}
            aria-describedby={describedBy(id, hint, fault)}
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
