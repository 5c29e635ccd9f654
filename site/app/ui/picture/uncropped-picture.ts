import { css } from 'styled-components';

/**
 * Uncropped picture, limited by its container, `maxHeight` and two thirds of its own pixels, which keeps it sharp on
 * screens with a pixel ratio of 2. The custom properties of `Picture` set its size before it loads: no layout shift.
 */
export function uncroppedPicture(maxHeight: string) {
  return css`
    width: min(calc(${maxHeight} * var(--ratio)), var(--sharp-width));
    /* Not part of the width: a shrink-to-fit container would be as narrow as the caption while loading. */
    max-width: 100%;
    height: auto;
  `;
}
