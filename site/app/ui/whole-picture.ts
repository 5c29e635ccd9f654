import { css } from 'styled-components';

/**
 * A picture shown whole, as large as its place, a height and its own pixels allow. Its size is known
 * before it is there, from what `Picture` says of it, so that nothing moves when it comes.
 */
export function wholePicture(maxHeight: string) {
  return css`
    width: min(calc(${maxHeight} * var(--ratio)), var(--own-width));
    /* Not in the width: a place that fits its picture would be as narrow as its caption until then. */
    max-width: 100%;
    height: auto;
  `;
}
