import { css } from 'styled-components';

/** Clamps a text to `count` lines. */
export function lineClamp(count: number) {
  return css`
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${count};
  `;
}
