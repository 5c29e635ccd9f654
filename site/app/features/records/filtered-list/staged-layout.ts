import { css } from 'styled-components';

/**
 * Rules of a page with a filtered list, for the stages of the first layout on a phone (`boot/inline-bootstrap.ts`):
 * title, filters, then the records, which are below the first screen, in parts, and last what follows them. The margin
 * keeps the footer away.
 */
export const stagedLayout = css`
  @media (max-width: 47.9375em) {
    [data-stage] & {
      margin-bottom: 600vh;
    }

    [data-stage] & > div ~ p,
    [data-stage] & nav,
    [data-stage='1'] & > div,
    [data-stage='2'] & :is(.objects, ol) > li,
    [data-stage='3'] & :is(.objects, ol) > li:nth-child(n + 5),
    [data-stage='4'] & :is(.objects, ol) > li:nth-child(n + 13) {
      display: none;
    }
  }
`;
