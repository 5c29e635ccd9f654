import { FieldFrame, type FieldProps } from './field-frame';
import type { Option } from './option-group';

interface SelectFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** Stands while nothing is chosen. */
  placeholder: string;
}

/** One of many, in a list that opens. */
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
