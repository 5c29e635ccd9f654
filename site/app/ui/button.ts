import { css, styled } from 'styled-components';

const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6em;
  min-height: var(--hit);
  min-width: var(--hit);
  padding: 0.45em min(1.4em, 7vw);
  border: 1px solid transparent;
  border-radius: 2px;
  font-family: inherit;
  line-height: 1.5;
  text-decoration: none;
  transition:
    background-color 0.2s,
    border-color 0.2s;
`;

/** Style of the main action of a section, for buttons and links. */
export const primaryButton = css`
  ${shape}
  background: var(--button);
  color: var(--on-button);

  &:hover {
    background: var(--button-hover);
  }
`;

/** Style of all other buttons. */
export const plainButton = css`
  ${shape}
  background: transparent;
  border-color: var(--control-line);

  &:hover {
    border-color: var(--ink);
    background: var(--silk);
  }

  &:disabled,
  &[aria-disabled='true'] {
    border-color: var(--hairline);
    color: var(--ash);
    cursor: default;
  }
`;

export const PlainButton = styled.button`
  ${plainButton}
`;

/** Button with only an icon; needs an `aria-label`. */
export const IconButton = styled.button`
  display: inline-grid;
  place-items: center;
  width: var(--hit);
  height: var(--hit);
  padding: 0;
  border: 0;
  border-radius: 2px;
  background: transparent;
  color: inherit;

  &:hover {
    background: var(--silk);
  }
`;
