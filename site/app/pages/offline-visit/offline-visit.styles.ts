import { styled } from 'styled-components';
import { plainButton, primaryButton } from '../../ui/button';

export const Page = styled.div`
  padding-bottom: var(--section);

  section {
    max-width: var(--measure);
    margin-top: clamp(24px, 4vw, 40px);
  }

  h2 {
    margin-bottom: 8px;
    font-size: var(--size-h3);
  }

  .device {
    padding: 16px 20px 20px;
    border: 1px solid var(--hairline);
    border-left: 4px solid var(--malachite);
    background: var(--paper-raised);
  }

  .device ul {
    margin-block: 8px;
    padding-inline-start: 1.2em;
  }

  .device li a {
    display: inline-block;
    padding-block: 6px;
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 16px;
    align-items: center;
    margin-top: 16px;
  }

  .choice {
    margin-block: 8px 16px;
    padding: 0;
    list-style: none;
  }

  .choice label {
    display: flex;
    gap: 14px;
    padding: 10px 4px;
    border-bottom: 1px solid var(--hairline);
    line-height: 1.5;
    cursor: pointer;
  }

  .choice label:hover {
    background: var(--silk);
  }

  .choice input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 2px 0 0;
    accent-color: var(--cinnabar);
  }

  .choice small {
    display: block;
    color: var(--ash);
    font-size: var(--size-small);
  }

  .note {
    color: var(--ash);
  }

  .buttons button {
    ${plainButton}
  }

  .buttons .primary {
    ${primaryButton}
  }

  progress {
    width: 100%;
    height: 12px;
    accent-color: var(--cinnabar);
  }
`;
