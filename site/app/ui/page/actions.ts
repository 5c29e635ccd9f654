import { styled } from 'styled-components';

/** Row of action buttons for the record of a page. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  margin-block: 32px 16px;

  > * {
    margin: 0;
  }
`;
