import { css } from 'styled-components';

/**
 * A line of short facts, each a `span`, with a dot between two on the same line. Each fact has its dot before it; that
 * of the first fact of a line lies outside the line and is clipped.
 */
export const factLine = css`
  display: flex;
  flex-wrap: wrap;
  margin-left: -1.1em;
  clip-path: inset(0 0 0 1.1em);

  > span {
    padding-left: 1.1em;
  }

  /* Out of flow: a space at the beginning of the fact collapses. */
  > span::before {
    content: '·' / '';
    position: absolute;
    width: 1.1em;
    margin-left: -1.1em;
    text-align: center;
  }
`;
