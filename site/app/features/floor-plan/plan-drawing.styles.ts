import { styled } from 'styled-components';
import { routeLine } from '../../ui/drawing/route-line';

export const PlanSvg = styled.svg`
  width: 100%;
  height: 100%;
  font-family: var(--title-font);

  text {
    fill: var(--ink);
    text-anchor: middle;
    pointer-events: none;
  }

  .floor,
  [data-kind='passage'] rect {
    fill: var(--paper-raised);
  }

  .room {
    cursor: pointer;
    outline: none;
    box-shadow: none;
  }

  [data-kind='hall'] rect {
    fill: var(--silk-deep);
  }

  [data-kind='service'] rect {
    fill: var(--malachite);
    fill-opacity: 0.2;
  }

  [data-kind='outdoors'] rect {
    fill: var(--azurite);
    fill-opacity: 0.22;
  }

  .void {
    fill: none;
  }

  .fixture rect {
    fill: var(--silk);
  }

  .room:hover rect {
    fill: var(--cinnabar);
    fill-opacity: 0.24;
  }

  .room[aria-pressed='true'] rect {
    fill: var(--button);
    fill-opacity: 1;
  }

  .room .ring {
    fill: none !important;
  }

  .room:focus-visible .ring {
    stroke: var(--focus-outer);
    stroke-width: 7;
  }

  .room[aria-pressed='true']:focus-visible .ring {
    stroke: var(--focus-inner);
  }

  .wall,
  .sign,
  .scale path {
    fill: none;
    stroke: var(--ink);
    stroke-linecap: square;
    pointer-events: none;
  }

  .sign {
    stroke-linecap: round;
    stroke-width: 1.6;
  }

  .route {
    ${routeLine}
    pointer-events: none;
  }

  .showcases rect {
    fill: none;
    stroke: var(--on-button);
    stroke-width: 1.6;
    pointer-events: none;
  }

  .wanted circle {
    fill: var(--on-button);
    pointer-events: none;
  }

  .wanted text {
    fill: var(--button);
    font-weight: 700;
    font-size: 22px;
  }

  .number {
    display: none;
    font-size: 42px;
  }

  [data-chosen] text {
    fill: var(--on-button);
  }

  /* An edge around names that interrupts the step-free route. */
  &[data-route] .name text {
    paint-order: stroke;
    stroke: var(--paper-raised);
    stroke-linejoin: round;
    stroke-width: 8;
  }

  &[data-route] [data-chosen] text {
    stroke: var(--button);
  }

  .door {
    fill: var(--cinnabar);
    font-size: 19px;
  }

  .mark,
  .scale {
    font-size: 15px;
  }

  .mark path {
    fill: var(--ink);
  }

  /* Room names would be too small to read: show the numbers of the list instead. */
  @media (max-width: 47.9375em) {
    .words {
      display: none;
    }

    .number {
      display: block;
    }

    .door {
      font-size: 34px;
    }

    /* Below the arrow, although larger. */
    .door text {
      transform: translateY(14px);
    }

    .mark,
    .scale {
      font-size: 26px;
    }
  }
`;
