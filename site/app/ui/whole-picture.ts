import { css } from 'styled-components';

/**
 * A picture shown whole, as large as its place, a height and its own pixels allow. Its size is known
 * before it is there, from what `Picture` says of it, so that nothing moves when it comes.
 */
export function wholePicture(maxHeight: string) {
  return css`
    width: min(100%, calc(${maxHeight} * var(--ratio)), var(--own-width));
    height: auto;
  `;
}
