import { styled } from 'styled-components';
import { primaryButton } from '../../ui/button';

/** Beside its opener where the browser can say so, else in the middle; from below on narrow screens. */
export const Popover = styled.div`
  width: min(440px, calc(100vw - 24px));
  max-height: calc(100vh - 24px);
  padding: 20px 24px 24px;
  overflow: auto;
  border: 1px solid var(--hairline);
  border-top: 4px solid var(--cinnabar);
  background: var(--paper-raised);
  color: var(--ink);
  box-shadow: var(--shadow);
  font-size: 1rem;

  @supports (position-area: right) {
    @media (min-width: 1080px) {
      inset: auto;
      margin: 0 0 0 16px;
      position-anchor: --rating;
      position-area: right span-top;
    }
  }

  @media (max-width: 599px) {
    inset: auto 0 0;
    width: 100%;
    max-width: none;
    margin: 0;
    border-width: 4px 0 0;
    padding: 16px 20px calc(20px + env(safe-area-inset-bottom));
  }

  header,
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 24px;
  }

  header {
    flex-wrap: nowrap;
    margin-bottom: 8px;
  }

  h2 {
    font-size: 1.2rem;
  }

  footer {
    margin-top: 12px;
    padding-top: 16px;
    border-top: 1px solid var(--hairline);
  }

  .all {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: var(--hit);
    cursor: pointer;
  }

  .all input {
    width: 22px;
    height: 22px;
    accent-color: var(--cinnabar);
  }

  footer button {
    ${primaryButton}
    min-width: 9em;
  }
`;
