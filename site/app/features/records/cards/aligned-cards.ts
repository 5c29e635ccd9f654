import { css } from 'styled-components';

/**
 * Rows of object cards: the picture box is as high as the highest picture of its row, and titles and dates begin on
 * the same lines. Browsers without subgrid keep a box of 4:5 for each picture.
 */
export const alignedCards = css`
  @supports (grid-template-rows: subgrid) {
    > li {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
      row-gap: 0;
    }

    > li > a {
      display: grid;
      grid-row: 1 / -1;
      grid-template-rows: subgrid;
      row-gap: 0;
    }

    > li > a > .stage {
      aspect-ratio: auto;
    }
  }
`;
