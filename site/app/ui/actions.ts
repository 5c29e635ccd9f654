import { styled } from 'styled-components';

/** What one can do with the thing that a page shows, in a row. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  margin-block: 16px;

  > * {
    margin: 0;
  }
`;
