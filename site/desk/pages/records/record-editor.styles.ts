import { styled } from 'styled-components';
import { plainButton, primaryButton } from '../../../app/ui/button';

export const EditorForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  textarea[data-short] {
    min-height: 4.4em;
  }

  .on-site {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
  }

  .actions {
    position: sticky;
    bottom: 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 12px 0;
    border-top: 1px solid var(--hairline);
    background: var(--paper);
  }

  .send {
    ${primaryButton}
  }

  .actions button:not(.send),
  .actions a {
    ${plainButton}
  }

  @media (max-width: 40em) {
    .actions {
      position: static;
    }
  }
`;

export const Notice = styled.div`
  display: grid;
  gap: 8px;
  padding: 16px 20px;
  border-left: 4px solid var(--cinnabar);
  background: var(--silk);

  ul {
    padding-left: 1.2em;
  }
`;
