import { css } from 'styled-components';

const columns = (count: number) => css`
  grid-template-columns: repeat(${count}, minmax(0, 1fr));
`;

/**
 * In a grid of three or four columns (two on tablets), no last row has a single card, and two cards fill the row: the number of
 * columns follows that of the cards.
 */
export const evenRows = css`
  @supports selector(:has(a)) {
    @media (min-width: 48em) {
      &:has(> :nth-child(2):last-child) {
        ${columns(2)}
      }

      &:has(> :nth-child(2n + 3):last-child) {
        ${columns(3)}
      }

      &:has(> :nth-child(6n + 4):last-child) {
        ${columns(2)}
      }

      &:has(> :nth-child(6n + 7):last-child) {
        ${columns(4)}
      }

      &:has(> :nth-child(12n + 13):last-child) {
        ${columns(5)}
      }
    }

    @media (min-width: 75em) {
      &:has(> :nth-child(6n + 4):last-child) {
        ${columns(4)}
      }
    }
  }
`;
