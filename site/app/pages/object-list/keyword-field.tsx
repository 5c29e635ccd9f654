import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLazySuggestions } from '../../features/search-box/use-lazy-suggestions';
import { useNavigateTo } from '../../router/use-navigate-to';
import { PlainButton } from '../../ui/button';
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

  .field {
    position: relative;
    flex: 1 1 150px;
    min-width: 0;
    max-width: 300px;
  }

  input {
    width: 100%;
    min-height: var(--hit);
    padding: 0 14px;
    border: 1px solid var(--control-line);
    border-radius: 2px;
    background: var(--paper-raised);
  }

  @media (max-width: 47.9375em) {
    label {
      flex-basis: 100%;
    }
  }

  input::placeholder {
    color: var(--ash);
    opacity: 1;
  }
`;

interface KeywordFieldProps {
  keyword: string;
  pathTo: (change: { keyword: string }) => string;
}

/** Search field of the list; a keyword keeps the other filters. */
export function KeywordField({ keyword, pathTo }: KeywordFieldProps) {
  const messages = useObjectListMessages();
  const go = useNavigateTo();
  const id = useId();
  const [input, setInput] = useState(keyword);
  const field = useRef<HTMLInputElement>(null);
  const { suggestions, onFocus } = useLazySuggestions({ field, kind: 'object' });
  return (
    <Form
      role="search"
      aria-label={messages.keyword}
      onSubmit={(event) => {
        event.preventDefault();
        go(pathTo({ keyword: input.trim() }));
      }}
    >
      <label htmlFor={id}>{messages.keyword}</label>
      <div className="field">
        <input
          ref={field}
          id={id}
          type="search"
          value={input}
          maxLength={100}
          placeholder={messages.placeholder}
          onFocus={onFocus}
          onChange={(event) => {
            setInput(event.target.value);
          }}
        />
        {suggestions}
      </div>
      <PlainButton type="submit">{messages.find}</PlainButton>
    </Form>
  );
}
