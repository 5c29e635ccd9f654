import { css, styled } from 'styled-components';

const notes = css`
  .optional {
    color: var(--ash);
    font-weight: 400;
  }

  .hint,
  .fault {
    font-size: var(--size-small);
    line-height: 1.6;
  }

  .hint {
    color: var(--ash);
  }

  .fault {
    color: var(--cinnabar-text);
    font-weight: 600;
  }

  .fault::before {
    content: '';
    display: inline-block;
    width: 0.6em;
    height: 0.6em;
    margin-right: 0.5em;
    background: var(--cinnabar);
  }
`;

export const FieldBox = styled.div`
  ${notes}

  label {
    display: block;
    font-weight: 600;
  }

  input,
  select,
  textarea {
    display: block;
    width: 100%;
    min-height: 48px;
    margin-top: 6px;
    padding: 8px 14px;
    border: 1px solid var(--control-line);
    border-radius: 2px;
    background: var(--paper-raised);
    color: inherit;
    font: inherit;
  }

  textarea {
    min-height: 8em;
    resize: vertical;
  }

  [aria-invalid] {
    border: 2px solid var(--cinnabar-text);
    padding: 7px 13px;
  }
`;

/** Group of radio buttons or checkboxes. */
export const GroupBox = styled.div`
  ${notes}

  .question {
    font-weight: 600;
  }

  .options {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 8px;
  }

  .options label {
    display: flex;
    align-items: center;
    gap: 0.7em;
    min-height: 48px;
    padding: 8px 16px 8px 14px;
    border: 1px solid var(--control-line);
    border-radius: 2px;
    background: var(--paper-raised);
    line-height: 1.5;
    cursor: pointer;
  }

  .options label:hover,
  .options label[data-checked] {
    border-color: var(--ink);
    background: var(--silk);
  }

  &[data-invalid] .options label {
    border-color: var(--cinnabar-text);
  }

  .options small {
    color: var(--ash);
    font-size: var(--size-small);
  }

  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--button);
  }
`;
