import { css } from 'styled-components';

/**
 * A filter: its label beside its choices, above them on narrow screens. A list sets `--filter-label`, and
 * `--filter-label-zh` on the Chinese site, to the width of its widest label.
 */
export const filterRow = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: 0 20px;

  > span {
    min-width: var(--filter-label-zh, 2em);
    color: var(--ash);
    font-size: var(--size-small);
  }

  > span:lang(en) {
    min-width: var(--filter-label, 4.2em);
  }

  @media (max-width: 47.9375em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
