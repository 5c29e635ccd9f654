import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { filterRow } from '../../features/records/filters/filter-row';
import { useNavigateTo } from '../../router/use-navigate-to';
import { PlainButton } from '../../ui/button';
import { fromTypedYear, orderYears, toTypedYear, type TypedYear } from './years';
import type { ObjectFilters } from './use-object-filters';
import { useObjectListMessages } from './use-messages';

const Row = styled.div`
  ${filterRow}

  .fields {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }

  .year {
    display: flex;
    align-items: center;
    gap: 8px;
  }

  input,
  select {
    min-height: var(--hit);
    padding: 0 10px;
    border: 1px solid var(--control-line);
    border-radius: 2px;
    background: var(--paper-raised);
    color: inherit;
    font: inherit;
  }

  input {
    width: 5em;
  }
`;

/** Fields for the first and the last year in which an object was made. */
export function YearsField({ filters }: { filters: ObjectFilters }) {
  const messages = useObjectListMessages();
  const go = useNavigateTo();
  const { from, to } = filters.values;
  const address = addressOf(from, to);
  const [typed, setTyped] = useState(() => typedYears(from, to));
  const [seen, setSeen] = useState<{ address: string; submitted?: string | undefined }>({
    address,
  });
  if (seen.address !== address) {
    setSeen({ address, submitted: undefined });
    // Not after a submission: by now the visitor may have typed on.
    if (seen.submitted !== address) setTyped(typedYears(from, to));
  }
  return (
    <Row role="group" aria-label={messages.facets.years}>
      <span aria-hidden="true">{messages.facets.years}</span>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          const years = orderYears(fromTypedYear(typed.from), fromTypedYear(typed.to));
          setTyped(typedYears(years.from, years.to));
          setSeen({ ...seen, submitted: addressOf(years.from, years.to) });
          go(filters.pathTo(years), { keepScrollAndFocus: true });
        }}
      >
        {(['from', 'to'] as const).map((name) => (
          <YearField
            key={name}
            name={name}
            label={messages[name]}
            year={typed[name]}
            onChange={(year) => {
              setTyped({ ...typed, [name]: year });
            }}
          />
        ))}
        <PlainButton type="submit">{messages.apply}</PlainButton>
      </form>
    </Row>
  );
}

const addressOf = (from: string, to: string) => `${from}/${to}`;

const typedYears = (from: string, to: string) => ({
  from: toTypedYear(from),
  to: toTypedYear(to),
});

interface YearFieldProps {
  name: 'from' | 'to';
  label: string;
  year: TypedYear;
  onChange: (year: TypedYear) => void;
}

function YearField({ name, label, year, onChange }: YearFieldProps) {
  const messages = useObjectListMessages();
  const id = useId();
  return (
    <div className="year">
      <label htmlFor={id}>{label}</label>
      <select
        aria-label={`${label} · ${messages.era}`}
        value={year.isBefore ? 'before' : 'common'}
        onChange={({ target }) => {
          onChange({ ...year, isBefore: target.value === 'before' });
        }}
      >
        <option value="before">{messages.eras.before}</option>
        <option value="common">{messages.eras.common}</option>
      </select>
      <input
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={year.digits}
        onChange={({ target }) => {
          onChange({ ...year, digits: target.value });
        }}
      />
    </div>
  );
}
