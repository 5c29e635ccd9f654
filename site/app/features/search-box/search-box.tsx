import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/language';
import { useGo } from '../../router/use-go';
import { SearchIcon } from '../../ui/icons';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { keywordPath } from './keyword-path';

const Form = styled.form`
  display: flex;
  align-items: stretch;
  min-width: 0;
  border: 1px solid var(--control-line);
  border-radius: 2px;
  background: var(--paper-raised);

  &:focus-within {
    border-color: var(--ink);
  }

  input {
    flex: 1;
    min-width: 0;
    min-height: 42px;
    padding: 0 0 0 14px;
    border: 0;
    background: transparent;
    font-size: 1rem;
  }

  input::placeholder {
    color: var(--ash);
    opacity: 1;
  }

  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-width: 44px;
    min-height: 42px;
    padding: 0 14px;
    border: 0;
    background: transparent;
  }

  button:hover {
    background: var(--silk);
  }
`;

interface SearchBoxProps {
  /** What this box is called among others on the page; default: search of the site. */
  label?: string;
  className?: string;
}

/** The keyword box: it leads to what the museum holds under that word. */
export function SearchBox({ label, className }: SearchBoxProps) {
  const words = useMessages().searchBox;
  const go = useGo();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState('');
  return (
    <Form
      role="search"
      aria-label={label ?? words.label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const path = keywordPath(keyword);
        if (path) go(path);
        else field.current?.focus();
      }}
    >
      <VisuallyHidden as="label" htmlFor={id}>
        {words.placeholder}
      </VisuallyHidden>
      <input
        ref={field}
        id={id}
        type="search"
        value={keyword}
        maxLength={100}
        placeholder={words.placeholder}
        onChange={(event) => {
          setKeyword(event.target.value);
        }}
      />
      <button type="submit">
        <SearchIcon />
        <span>{words.submit}</span>
      </button>
    </Form>
  );
}
