import { styled } from 'styled-components';
import { routeLine } from '../../ui/drawing/route-line';

export const DirectionsSection = styled.div`
  margin-top: var(--section);

  .plan {
    overflow: hidden;
    border: 1px solid var(--hairline);
    background: var(--paper);
  }

  svg {
    display: block;
    width: 100%;
    height: auto;
    font-family: var(--title-font);
  }

  text {
    fill: var(--ink);
    font-size: 21px;
    paint-order: stroke;
    stroke: var(--paper);
    stroke-linejoin: round;
    stroke-width: 5;
  }

  .water {
    fill: var(--azurite);
    fill-opacity: 0.22;
    stroke: var(--azurite);
    stroke-width: 2;
  }

  .ripple,
  .tree {
    fill: none;
    stroke: var(--control-line);
    stroke-linecap: round;
    stroke-width: 1.6;
  }

  .kerb,
  .road {
    fill: none;
    stroke: var(--hairline);
    stroke-width: 38;
  }

  .road {
    stroke: var(--paper-raised);
    stroke-width: 34;
  }

  .path {
    fill: none;
    stroke: var(--malachite);
    stroke-dasharray: 14 7;
    stroke-width: 3;
  }

  .court {
    fill: var(--silk);
  }

  .museum {
    fill: var(--silk-deep);
    stroke: var(--ink);
    stroke-width: 12;
  }

  .steps {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.4;
  }

  .route {
    ${routeLine}
  }

  .mark circle {
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 3;
  }

  .mark[data-id='entrance'] circle {
    fill: var(--button);
  }

  .mark .number {
    fill: var(--paper);
    font-size: 20px;
    font-weight: 700;
    stroke: none;
    text-anchor: middle;
  }

  .mark[data-id='entrance'] .number {
    fill: var(--on-button);
  }

  .mark [text-anchor='end'],
  .mark [text-anchor='start'] {
    font-size: 20px;
  }

  .place {
    letter-spacing: 0.16em;
    text-anchor: middle;
  }

  .place:lang(en) {
    letter-spacing: 0.02em;
  }

  .lake {
    fill: var(--ink-soft);
    font-size: 30px;
    letter-spacing: 0.5em;
    stroke: none;
  }

  .lake:lang(en) {
    font-style: italic;
    letter-spacing: 0.06em;
  }

  .compass path {
    fill: var(--ink);
  }

  .scale path {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
  }

  .compass text,
  .scale text {
    font-size: 17px;
    text-anchor: middle;
  }

  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr));
    gap: 4px var(--gap);
    margin-top: 20px;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 2em minmax(0, 1fr);
    padding-block: 8px;
    border-top: 1px solid var(--hairline);
    line-height: 1.6;
  }

  /* The rule above a place that is alone in the last row has the width of the others. */
  li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  li > span {
    font-family: var(--title-font);
    font-variant-numeric: tabular-nums;
  }

  li strong {
    display: block;
    font-weight: 600;
  }

  .hint {
    margin-top: 16px;
    color: var(--ash);
    font-size: var(--size-small);
  }

  /* Names would be too small to read: the numbers refer to the list below. */
  @media (max-width: 47.9375em) {
    .mark .name,
    .tree,
    .compass text,
    .scale {
      display: none;
    }

    .mark circle {
      r: 30px;
    }

    .mark .number {
      font-size: 38px;
    }

    .place {
      font-size: 34px;
    }

    .place:lang(en) {
      font-size: 28px;
    }
  }
`;
