import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/i18n-context';
import { Link } from '../../router/link';
import { useNavigateTo } from '../../router/use-navigate-to';
import { PlainButton } from '../../ui/button';
import type { ObjectFilters } from './object-filters';
import { useObjectListMessages } from './use-messages';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;

  label {
    color: var(--ash);
    font-size: var(--size-small);
  }

  input {
    flex: 0 1 300px;
    min-width: 0;
    min-height: var(--hit);
    padding: 0 14px;
    border: 1px solid var(--control-line);
    border-radius: 2px;
    background: var(--paper-raised);
  }

  input::placeholder {
    color: var(--ash);
    opacity: 1;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
  }
`;

interface KeywordFieldProps {
  filters: ObjectFilters;
  pathTo: (change: Partial<ObjectFilters>) => string;
}

export function KeywordField({ filters, pathTo }: KeywordFieldProps) {
  const { objects } = useMessages();
  const messages = useObjectListMessages();
  const go = useNavigateTo();
  const id = useId();
  const [keyword, setKeyword] = useState(filters.keyword);
  const isFiltered = filters.keyword !== '' || filters.period !== '' || filters.material !== '';
  return (
    <Form
      role="search"
      aria-label={messages.keyword}
      onSubmit={(event) => {
        event.preventDefault();
        go(pathTo({ keyword: keyword.trim() }));
      }}
    >
      <label htmlFor={id}>{messages.keyword}</label>
      <input
        id={id}
        type="search"
        value={keyword}
        maxLength={100}
        placeholder={messages.placeholder}
        onChange={(event) => {
          setKeyword(event.target.value);
        }}
      />
      <PlainButton type="submit">{messages.find}</PlainButton>
      {isFiltered && (
        <Link to={pathTo({ keyword: '', period: '', material: '' })} keepPlace>
          {objects.clear}
        </Link>
      )}
    </Form>
  );
}
