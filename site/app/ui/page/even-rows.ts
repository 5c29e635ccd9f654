import { css } from 'styled-components';

const columns = (count: number) => css`
  grid-template-columns: repeat(${count}, minmax(0, 1fr));
`;

/**
 * A card that lies in the whole width of two columns: its picture, the first child, is as wide as those of the other
 * cards, its text stands beside it.
 */
export const lyingCard = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-template-rows: auto auto 1fr;
  column-gap: var(--gap);

  > :first-child {
    grid-row: 1 / span 3;
    align-self: start;
  }

  /* Not as high as those of a row: the text begins at the upper edge of the picture. */
  > .stage {
    aspect-ratio: auto;
  }

  > :nth-child(2) {
    margin-top: 0;
  }
`;

/** Screens on which a grid of small cards has two columns. */
export const twoColumns = '@media (max-width: 47.9375em)';

/** A grid of small cards with at most two columns there; a last card without neighbour lies. Each item holds a card. */
export const rowsOfTwo = css`
  ${twoColumns} {
    grid-template-columns: repeat(auto-fill, minmax(max(7rem, 40%), 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }

    > :last-child:nth-child(odd) > * {
      ${lyingCard}
    }
  }
`;

/**
 * In a grid of three or four columns (two on tablets), no last row has a single card, and two cards fill the row: the number of
 * columns follows that of the cards. In rows of two, a last card without neighbour fills the row.
 */
export const evenRows = css`
  @media (min-width: 37.5em) and (max-width: 47.9375em) {
    ${columns(2)}

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }

    > article:last-child:nth-child(odd) {
      ${lyingCard}
    }
  }

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
