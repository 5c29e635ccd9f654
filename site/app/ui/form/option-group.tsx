import { useId } from 'react';
import { describedBy, FieldNotes, OptionalMark, type FieldProps } from './field-frame';
import { GroupBox } from './field.styles';

export interface Option {
  value: string;
  label: string;
  /** Smaller text after the label. */
  note?: string;
}

interface RadioGroupProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
}

/** Group of radio buttons. */
export function RadioGroup({ value, onChange, ...rest }: RadioGroupProps) {
  return <OptionGroup {...rest} type="radio" chosen={[value]} onToggle={onChange} />;
}

interface CheckboxGroupProps extends FieldProps {
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  options: readonly Option[];
}

/** Group of checkboxes; the value is in the order of the options. */
export function CheckboxGroup({ value, onChange, options, ...rest }: CheckboxGroupProps) {
  return (
    <OptionGroup
      {...rest}
      type="checkbox"
      options={options}
      chosen={value}
      onToggle={(toggled) => {
        const isChosen = (each: string) => value.includes(each) !== (each === toggled);
        onChange(options.map((option) => option.value).filter(isChosen));
      }}
    />
  );
}

interface OptionGroupProps extends FieldProps {
  type: 'radio' | 'checkbox';
  chosen: readonly string[];
  options: readonly Option[];
  onToggle: (value: string) => void;
}

function OptionGroup({ type, chosen, options, onToggle, ...field }: OptionGroupProps) {
  const { name, label, hint, error, required } = field;
  const id = useId();
  const isRadio = type === 'radio';
  const invalid = error === undefined ? undefined : true;
  const described = describedBy(id, hint, error);
  return (
    <GroupBox
      role={isRadio ? 'radiogroup' : 'group'}
      aria-labelledby={`${id}-label`}
      aria-describedby={described}
      // ARIA allows these on `radiogroup` and on single checkboxes, not on `group` or `radio`.
      {...(isRadio && { 'aria-required': required, 'aria-invalid': invalid })}
      data-invalid={invalid}
    >
      <p className="question" id={`${id}-label`}>
        {label}
        <OptionalMark required={required} />
      </p>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className="options">
        {options.map((option) => (
          <label key={option.value} data-checked={chosen.includes(option.value) || undefined}>
            <input
              type={type}
              name={name}
              value={option.value}
              checked={chosen.includes(option.value)}
              aria-describedby={error && described}
              {...(!isRadio && { 'aria-invalid': invalid })}
              onChange={() => {
                onToggle(option.value);
              }}
            />
            <span>
              {option.label}
              {option.note && <small> {option.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </GroupBox>
  );
}
