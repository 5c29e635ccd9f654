import { FieldFrame, type FieldProps } from './field-frame';
import type { Option } from './option-group';

interface SelectFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** Label of the empty option. */
  placeholder: string;
}

/** Field with a `select`. */
export function SelectField(props: SelectFieldProps) {
  const { value, onChange, options, placeholder, ...field } = props;
  return (
    <FieldFrame {...field}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
