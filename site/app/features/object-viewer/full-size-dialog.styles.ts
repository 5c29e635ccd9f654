import { styled } from 'styled-components';
import { Dialog } from '../../ui/dialog/dialog';

/** Dark background in both colour schemes. */
export const FullSizeBox = styled(Dialog)`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  box-shadow: none;
  background: #0e0c09;
  color: #f1eadc;

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr);
  }

  &::backdrop {
    background: #0e0c09;
  }

  .head {
    padding: 8px 12px 8px clamp(16px, 3vw, 40px);
  }

  h2 {
    font-size: 1.05rem;
    line-height: 1.4;
  }

  .frame {
    position: relative;
    overflow: hidden;
    background: #191510;
  }

  .moved {
    width: 100%;
    height: 100%;
    cursor: zoom-in;
  }

  .moved[data-zoomed='true'] {
    cursor: grab;
  }

  .moved[data-zoomed='true']:active {
    cursor: grabbing;
  }

  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 32px;
    padding: 8px clamp(12px, 3vw, 40px) 10px;
  }

  .words {
    flex: 1 1 18em;
  }

  .credit {
    color: #cfc5b4;
    font-size: var(--size-small);
    line-height: 1.5;
  }

  .about {
    font-size: var(--size-small);
    line-height: 1.6;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 24px;
  }

  .tools > div {
    display: flex;
    align-items: center;
  }

  output {
    min-width: 3.6em;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }

  .tools [role='status'] {
    padding-inline: 4px;
    white-space: nowrap;
  }

  button:hover {
    background: #3b342a;
  }

  [aria-disabled='true'] {
    opacity: 0.45;
  }

  .keys {
    flex-basis: 100%;
    color: #cfc5b4;
    font-size: var(--size-small);
    line-height: 1.5;
  }

  @media (hover: none), (max-width: 47.9375em) {
    .keys {
      display: none;
    }

    .tools {
      flex: 1 1 100%;
    }
  }

  @media (max-height: 560px) {
    .about,
    .keys {
      display: none;
    }
  }
`;
