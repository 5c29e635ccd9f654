import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/language';
import { useGo } from '../../router/use-go';
import { useRoute } from '../../router/use-route';
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
    min-height: var(--hit);
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
    min-width: var(--hit);
    min-height: var(--hit);
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
  /** What stands in the field at first. */
  keyword?: string;
  /** Never opens a new tab. */
  inPlace?: boolean;
}

/**
 * The keyword box: it opens the search in a new tab, but on the search page itself (spec section 5).
 */
export function SearchBox({ label, className, keyword: first = '', inPlace }: SearchBoxProps) {
  const { searchBox: words, newWindow } = useMessages();
  const go = useGo();
  const searching = useRoute()?.route.page === 'search';
  const opens = !inPlace && !searching;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState(first);
  return (
    <Form
      role="search"
      aria-label={label ?? words.label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const path = keywordPath(keyword);
        if (!path) field.current?.focus();
        else if (opens) window.open(`#${path}`, '_blank', 'noopener');
        else go(path);
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
        maxLength={200}
        placeholder={words.placeholder}
        onChange={(event) => {
          setKeyword(event.target.value);
        }}
      />
      <button type="submit" aria-describedby={opens ? `${id}-opens` : undefined}>
        <SearchIcon />
        <span>{words.submit}</span>
      </button>
      {opens && (
        <span id={`${id}-opens`} hidden>
          {newWindow}
        </span>
      )}
    </Form>
  );
}
