import { styled } from 'styled-components';

/** Text in place of a list without entries. */
export const Empty = styled.p`
  padding: 32px 24px;
  border: 1px solid var(--hairline);
  background: var(--paper-raised);
  color: var(--ash);
`;
