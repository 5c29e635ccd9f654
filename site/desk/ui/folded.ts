import { styled } from 'styled-components';

/** Part of a dialogue that is folded, because what it does cannot be undone. */
export const Folded = styled.details`
  margin-top: 24px;
  padding-top: 12px;
  border-top: 1px solid var(--hairline);

  summary {
    min-height: var(--hit);
    padding-block: 8px;
    cursor: pointer;
  }

  p {
    margin-bottom: 12px;
  }
`;
