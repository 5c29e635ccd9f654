import { SelectField } from '../../../app/ui/form/select-field';
import { TextField } from '../../../app/ui/form/text-field';

interface FilterSelectProps<Value extends string> {
  name: string;
  label: string;
  /** Label of the empty choice. */
  any: string;
  value: Value | undefined;
  options: readonly Value[];
  labelOf: (value: Value) => string;
  /** Gets the chosen value under `name`; '' for the empty choice. */
  onChange: (change: Readonly<Record<string, string>>) => void;
}

/** Filter by one of some values. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { name, label, any, value = '', options, labelOf, onChange } = props;
  return (
    <SelectField
      name={name}
      label={label}
      required
      placeholder={any}
      value={value}
      options={options.map((option) => ({ value: option, label: labelOf(option) }))}
      onChange={(chosen) => {
        onChange({ [name]: chosen });
      }}
    />
  );
}

interface FilterDayProps extends Pick<FilterSelectProps<string>, 'name' | 'label' | 'onChange'> {
  value: string | undefined;
}

/** First or last day of a filter. */
export function FilterDay({ name, label, value = '', onChange }: FilterDayProps) {
  return (
    <TextField
      name={name}
      label={label}
      type="date"
      required
      value={value}
      onChange={(day) => {
        onChange({ [name]: day });
      }}
    />
  );
}
