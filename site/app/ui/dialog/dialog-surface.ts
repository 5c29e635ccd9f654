import { css } from 'styled-components';

/** Paper, border and shadow of dialogs and popovers. */
export const dialogSurface = css`
  border: 1px solid var(--hairline);
  border-top: 4px solid var(--cinnabar);
  background: var(--paper-raised);
  color: var(--ink);
  box-shadow: var(--shadow);
  font-size: 1rem;
`;
