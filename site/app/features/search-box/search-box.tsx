import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/i18n-context';
import { useHashLocation } from '../../router/use-hash-location';
import { useNavigateTo } from '../../router/use-navigate-to';
import { useRoute } from '../../router/use-route';
import { SearchIcon } from '../../ui/icons/icons';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { searchPath } from './search-path';
import { useLazySuggestions } from './use-lazy-suggestions';

const Form = styled.form`
  position: relative;
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
  /** Accessible name, which distinguishes several search boxes. Default: search of the site. */
  label?: string;
  className?: string;
  /** Initial value of the field. */
  keyword?: string;
  /** Whether the search stays in this tab. Default false. */
  inPlace?: boolean;
}

/** Keyword field; opens the results in a new tab, except on the search page (spec section 5). */
export function SearchBox({
  label,
  className,
  keyword: initialKeyword = '',
  inPlace,
}: SearchBoxProps) {
  const { searchBox: messages, newWindow } = useMessages();
  const go = useNavigateTo();
  const { full } = useHashLocation();
  const isSearchPage = useRoute()?.route.page === 'search';
  const opensTab = !inPlace && !isSearchPage;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState(initialKeyword);
  const { suggestions, onFocus } = useLazySuggestions({ field });
  return (
    <Form
      role="search"
      aria-label={label ?? messages.label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const path = searchPath(keyword);
        if (!path) field.current?.focus();
        else if (opensTab) {
          // The results lead back to this page: a new tab has no history.
          window.open(`#${path}&from=${encodeURIComponent(full)}`, '_blank', 'noopener');
        } else go(path);
      }}
    >
      <VisuallyHidden as="label" htmlFor={id}>
        {messages.placeholder}
      </VisuallyHidden>
      <input
        ref={field}
        id={id}
        type="search"
        value={keyword}
        maxLength={200}
        placeholder={messages.placeholder}
        onFocus={onFocus}
        onChange={(event) => {
          setKeyword(event.target.value);
        }}
      />
      <button type="submit" aria-describedby={opensTab ? `${id}-opens` : undefined}>
        <SearchIcon />
        <span>{messages.submit}</span>
      </button>
      {suggestions}
      {opensTab && (
        <span id={`${id}-opens`} hidden>
          {newWindow}
        </span>
      )}
    </Form>
  );
}
