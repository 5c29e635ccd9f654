import { useId } from 'react';
import { styled } from 'styled-components';
import { fieldLabels } from '../../../../contract/shared/desk/field-labels';
import { useLanguage } from '../../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../../app/i18n/use-page-messages';
import { FieldFrame } from '../../../../app/ui/form/field-frame';
import { CheckboxGroup } from '../../../../app/ui/form/option-group';
import { SelectField } from '../../../../app/ui/form/select-field';
import { useFormContext } from '../form-context';
import { recordMessages } from '../messages';
import { isOn, textOf, textsOf } from '../record-values';
import { useChoices } from '../use-choices';
import type { ValueProps } from './field-props';

const Flag = styled.label`
  display: flex;
  align-items: center;
  gap: 0.7em;
  min-height: 48px;

  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--button);
  }
`;

/** Yes or no. */
export function FlagControl({ field, path, label, value, onChange }: ValueProps) {
  return (
    <Flag>
      <input
        type="checkbox"
        name={path}
        checked={isOn(field.name, value)}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      {label}
    </Flag>
  );
}

/** One of the values that the form allows. */
export function ChoiceControl({ field, path, label, value, onChange }: ValueProps) {
  const { errors } = useFormContext();
  const own = usePageMessages(recordMessages);
  const { options: names } = fieldLabels[useLanguage()];
  return (
    <SelectField
      {...{ name: path, label, error: errors[path], required: field.isRequired }}
      placeholder={own.choose}
      value={textOf(value)}
      options={(field.options ?? []).map((option) => ({
        value: option,
        label: names[option] ?? option,
      }))}
      onChange={(chosen) => {
        onChange(chosen || undefined);
      }}
    />
  );
}

export function ChoicesControl({ field, path, label, value, onChange }: ValueProps) {
  const { errors } = useFormContext();
  const { options: names } = fieldLabels[useLanguage()];
  return (
    <CheckboxGroup
      {...{ name: path, label, error: errors[path], required: field.isRequired }}
      value={textsOf(value)}
      options={(field.options ?? []).map((option) => ({
        value: option,
        label: names[option] ?? option,
      }))}
      onChange={(chosen) => {
        onChange(chosen.length > 0 ? chosen : undefined);
      }}
    />
  );
}

/** Number of records up to which a list is shorter than typing. */
const maxListed = 150;

/** Another record. Long lists are typed, with suggestions. */
export function ReferenceControl({ field, path, label, value, onChange }: ValueProps) {
  const { errors } = useFormContext();
  const own = usePageMessages(recordMessages);
  const choices = useChoices(field.reference);
  const id = useId();
  const common = { name: path, label, error: errors[path], required: field.isRequired };
  // The top of the tree of categories is `null`, not an empty field.
  const empty = field.name === 'parent' ? null : undefined;
  const current = textOf(value);
  if (choices.length <= maxListed) {
    const isListed = current === '' || choices.some((each) => each.id === current);
    const options = choices.map((each) => ({ value: each.id, label: each.label }));
    return (
      <SelectField
        {...common}
        placeholder={field.isRequired ? own.choose : own.nothing}
        value={current}
        options={isListed ? options : [{ value: current, label: current }, ...options]}
        onChange={(chosen) => {
          onChange(chosen || empty);
        }}
      />
    );
  }
  const name = choices.find((each) => each.id === current)?.label;
  return (
    <FieldFrame {...common} hint={name}>
      {(control) => (
        <>
          <input
            {...control}
            list={`${id}-list`}
            autoComplete="off"
            value={current}
            onChange={(event) => {
              onChange(event.target.value || empty);
            }}
          />
          <datalist id={`${id}-list`}>
            {choices.map((each) => (
              <option key={each.id} value={each.id}>
                {each.label}
              </option>
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  );
}

/** Several other records. */
export function ReferencesControl({ field, path, label, value, onChange }: ValueProps) {
  const { errors } = useFormContext();
  const choices = useChoices(field.reference);
  const chosen = textsOf(value);
  const unknown = chosen.filter((id) => !choices.some((each) => each.id === id));
  const firstError = chosen.map((_, index) => errors[`${path}[${index}]`]).find(Boolean);
  return (
    <CheckboxGroup
      {...{ name: path, label, error: errors[path] ?? firstError, required: field.isRequired }}
      value={chosen}
      options={[
        ...choices.map((each) => ({ value: each.id, label: each.label })),
        ...unknown.map((id) => ({ value: id, label: id })),
      ]}
      onChange={(next) => {
        onChange(next.length > 0 ? next : undefined);
      }}
    />
  );
}
