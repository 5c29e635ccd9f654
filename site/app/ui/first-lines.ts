import { css } from 'styled-components';

/** No more of a text than its first lines. */
export function firstLines(count: number) {
  return css`
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${count};
  `;
}
