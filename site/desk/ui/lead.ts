import { styled } from 'styled-components';

/** What a page is for, below its heading. */
export const Lead = styled.p`
  max-width: 48em;
  margin-bottom: 20px;
`;
