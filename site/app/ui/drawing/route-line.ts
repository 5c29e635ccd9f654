import { css } from 'styled-components';

/** Dotted line of a walking route in an SVG drawing. */
export const routeLine = css`
  fill: none;
  stroke: var(--azurite);
  stroke-dasharray: 2 9;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 5;
`;
