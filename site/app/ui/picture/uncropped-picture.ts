import { css } from 'styled-components';

/**
 * Uncropped picture, limited by its container, `maxHeight` and its own pixels. The custom properties
 * of `Picture` set its size before it loads, which prevents a layout shift.
 */
export function uncroppedPicture(maxHeight: string) {
  return css`
    width: min(calc(${maxHeight} * var(--ratio)), var(--own-width));
    /* Not part of the width: a shrink-to-fit container would be as narrow as the caption while loading. */
    max-width: 100%;
    height: auto;
  `;
}
