import { css } from 'styled-components';

/** In a grid of cards, four stand in one row or two by two: with three columns, the last would be alone. */
export const fourInRows = css`
  @supports selector(:has(a)) {
    @media (min-width: 48em) {
      &:has(> :nth-child(4):last-child) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }

    @media (min-width: 75em) {
      &:has(> :nth-child(4):last-child) {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
    }
  }
`;
