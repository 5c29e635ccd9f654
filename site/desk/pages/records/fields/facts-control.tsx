import { useState } from 'react';
import { styled } from 'styled-components';
import { usePageMessages } from '../../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../../app/ui/button';
import { TextField } from '../../../../app/ui/form/text-field';
import { useFormContext } from '../form-context';
import { recordMessages } from '../messages';
import { textOf } from '../record-values';
import { isValues } from '../../../ui/versions/values';
import type { ValueProps } from './field-props';

const Rows = styled.fieldset`
  display: grid;
  gap: 12px;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: 6px;
    font-weight: 600;
  }

  .row {
    display: grid;
    grid-template-columns: minmax(8em, 1fr) 2fr auto;
    align-items: end;
    gap: 8px 12px;
  }

  @media (max-width: 40em) {
    .row {
      grid-template-columns: 1fr;
    }
  }
`;

type Row = readonly [name: string, value: string];

/** Facts by name. Rows may repeat a name while they are typed; the last one counts. */
export function FactsControl({ path, label, value, onChange }: ValueProps) {
  const own = usePageMessages(recordMessages);
  const { errors } = useFormContext();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    isValues(value) ? Object.entries(value).map(([name, text]) => [name, textOf(text)]) : [],
  );
  const update = (next: readonly Row[]) => {
    setRows(next);
    const named = next.filter(([name]) => name !== '');
    onChange(named.length > 0 ? Object.fromEntries(named) : undefined);
  };
  const replace = (at: number, row: Row) => {
    update(rows.map((each, index) => (index === at ? row : each)));
  };
  return (
    <Rows>
      <legend>{label}</legend>
      <p>{own.factHint}</p>
      {rows.map(([name, text], index) => (
        <div className="row" key={index}>
          <TextField
            name={`${path}.name`}
            label={own.factName}
            required
            value={name}
            error={errors[`${path}.${name}`] ?? errors[`${path}.${name.replace(/_(zh|en)$/, '')}`]}
            onChange={(typed) => {
              replace(index, [typed.trim(), text]);
            }}
          />
          <TextField
            name={`${path}.value`}
            label={own.factValue}
            required
            value={text}
            onChange={(typed) => {
              replace(index, [name, typed]);
            }}
          />
          <PlainButton
            type="button"
            aria-label={own.removeItem(label, index + 1)}
            onClick={() => {
              update(rows.filter((_, at) => at !== index));
            }}
          >
            {own.remove}
          </PlainButton>
        </div>
      ))}
      <div>
        <PlainButton
          type="button"
          onClick={() => {
            update([...rows, ['', '']]);
          }}
        >
          {own.addTo(label)}
        </PlainButton>
      </div>
    </Rows>
  );
}
