import { styled } from 'styled-components';
import { plainButton } from '../../ui/button';
import { Dialog } from '../../ui/dialog/dialog';

export const ReuseBox = styled(Dialog)`
  width: min(720px, calc(100vw - 16px));
  max-height: calc(100dvh - 16px);
  padding: 12px clamp(16px, 3vw, 40px) 32px;

  section {
    margin-top: 24px;
  }

  h3 {
    margin-bottom: 8px;
    font-size: 1.15rem;
  }

  h4 {
    margin: 16px 0 4px;
    font-size: 1rem;
  }

  .files,
  .row,
  .formats {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }

  .open {
    ${plainButton}
  }

  .files a {
    ${plainButton}
    flex-wrap: wrap;
    gap: 0 0.7em;
    padding-inline: 0.9em;
    font-variant-numeric: tabular-nums;
  }

  .files span {
    color: var(--ash);
    white-space: nowrap;
  }

  .formats label {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-height: var(--hit);
    padding-right: 1em;
    cursor: pointer;
  }

  .formats input {
    width: 20px;
    height: 20px;
    accent-color: var(--cinnabar);
  }

  textarea,
  .row input {
    width: 100%;
    padding: 8px 12px;
    border: 1px solid var(--control-line);
    background: var(--paper);
    color: inherit;
    font: inherit;
    font-size: 1rem;
    line-height: 1.6;
  }

  textarea {
    display: block;
    margin: 4px 0 10px;
    resize: vertical;
  }

  .row input {
    flex: 1 1 16em;
    width: auto;
    min-width: 0;
    min-height: var(--hit);
  }

  .hint {
    margin-top: 8px;
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.6;
  }

  .hint svg {
    display: inline-block;
    width: 0.9em;
    height: 0.9em;
    margin-left: 0.2em;
  }

  [role='status']:not(:empty) {
    margin-top: 6px;
    font-size: var(--size-small);
  }
`;
