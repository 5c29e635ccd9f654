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
