import { css } from 'styled-components';

/** A way that one walks, in a drawing: a line of dots. */
export const routeLine = css`
  fill: none;
  stroke: var(--azurite);
  stroke-dasharray: 2 9;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 5;
`;
