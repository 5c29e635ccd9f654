import { styled } from 'styled-components';

export const FloorPlanBox = styled.div`
  container-type: inline-size;

  [role='tablist'] {
    display: flex;
    gap: 4px;
    border-bottom: 1px solid var(--hairline);
  }

  [role='tab'] {
    min-width: 96px;
    min-height: 48px;
    padding: 0.3em 1.2em;
    border: 0;
    border-bottom: 4px solid transparent;
    background: transparent;
    font-family: var(--title-font);
    font-size: var(--size-lead);
  }

  @media (max-width: 29.99em) {
    [role='tab'] {
      padding-inline: 0.4em;
    }
  }

  [role='tab']:hover {
    background: var(--silk);
  }

  [role='tab'][aria-selected='true'] {
    border-bottom-color: var(--cinnabar);
    font-weight: 700;
  }

  .panel {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px clamp(24px, 3vw, 56px);
    margin-top: 20px;
  }

  .frame {
    overflow: hidden;
    aspect-ratio: 980 / 640;
    border: 1px solid var(--hairline);
    background: var(--paper);
  }

  /* Rooms keep a touch target size: the plan scrolls horizontally on narrow screens. */
  @media (pointer: coarse) and (max-width: 47.9375em) {
    .sheet {
      overflow-x: auto;
      margin-inline: calc(-1 * var(--edge));
      padding-inline: var(--edge);
    }

    .frame {
      width: 760px;
    }
  }

  .moved {
    width: 100%;
    height: 100%;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    margin-top: 8px;
  }

  .zoom {
    display: flex;
    align-items: center;
  }

  .zoom [aria-disabled='true'] {
    opacity: 0.45;
  }

  output {
    min-width: 3.6em;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }

  .tools .route {
    display: inline-flex;
    align-items: center;
    gap: 0.6em;
    min-height: var(--hit);
  }

  .tools input {
    width: 24px;
    height: 24px;
    accent-color: var(--button);
  }

  .hint {
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.6;
  }

  h3 {
    margin-bottom: 8px;
    font-size: var(--size-h3);
  }

  .list {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr));
    align-content: start;
    column-gap: var(--gap);
    border-top: 1px solid var(--hairline);
  }

  .list li {
    border-bottom: 1px solid var(--hairline);
  }

  .list button {
    display: grid;
    grid-template-columns: 2em minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
    width: 100%;
    min-height: var(--hit);
    padding: 4px 8px;
    border: 0;
    border-left: 4px solid transparent;
    background: transparent;
    text-align: start;
  }

  .list button:hover {
    background: var(--silk);
  }

  .list [aria-pressed='true'] {
    border-left-color: var(--cinnabar);
    background: var(--silk);
    font-weight: 700;
  }

  .at {
    font-family: var(--title-font);
    font-variant-numeric: tabular-nums;
  }

  .kind {
    color: var(--ash);
    font-size: var(--size-small);
    font-weight: 400;
  }

  .shown {
    padding: 0 8px 8px calc(2em + 20px);
    font-size: var(--size-small);
    line-height: 1.6;
  }

  .shown a {
    display: inline-block;
    padding-block: 4px;
  }

  @media (pointer: coarse) {
    .shown a {
      display: inline-flex;
      align-items: center;
      min-width: var(--hit);
      min-height: var(--hit);
    }
  }

  /* Forced colours also paint transparent borders. */
  @media (forced-colors: active) {
    [role='tab'],
    .list button {
      border-color: Canvas;
    }
  }

  /* Minimum width for plan and list side by side: below it, room names are too small to read. */
  @container (min-width: 880px) {
    .panel {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    }

    .plan {
      position: sticky;
      top: calc(24px + var(--a11y-toolbar-top, 0px));
      align-self: start;
    }
  }
`;
