import { styled } from 'styled-components';
import { FullSizeBox } from '../full-size-dialog.styles';

/** Two sides of equal size, beside each other in a wide window and above each other in a tall one. */
export const CompareBox = styled(FullSizeBox)`
  .sides {
    display: grid;
    grid-template: minmax(0, 1fr) auto / repeat(2, minmax(0, 1fr));
    gap: 0 2px;
    min-height: 0;
  }

  /* Frames and words share the rows: linked zoom needs frames of one size. */
  .side {
    display: contents;
  }

  .side .frame {
    grid-row: 1;
  }

  .side .words {
    display: grid;
    grid-row: 2;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 24px;
    align-items: center;
    align-content: start;
    padding: 8px clamp(12px, 2vw, 32px) 12px;
  }

  h3 {
    font-size: 1.05rem;
    line-height: 1.4;
  }

  .side .tools {
    justify-content: end;
    align-items: center;
    gap: 0;
  }

  .side .tools > button:last-child:not(:nth-child(4)) {
    margin-left: 12px;
    border-color: #8b8271;
    white-space: nowrap;
  }

  dl {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 2px 24px;
    margin: 0;
    font-size: var(--size-small);
    line-height: 1.5;
  }

  dl > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 10px;
  }

  dt {
    color: #cfc5b4;
  }

  dd {
    margin: 0;
  }

  h3 a {
    display: inline-block;
    padding-block: 9px;
    color: inherit;
  }

  .chooser {
    grid-row: 1 / 3;
    overflow: auto;
    padding: clamp(16px, 3vw, 40px);
    background: #191510;
  }

  .chooser label {
    display: block;
    margin-top: 12px;
    color: #cfc5b4;
    font-size: var(--size-small);
  }

  .chooser input {
    width: min(100%, 28em);
    min-height: var(--hit);
    padding: 0 14px;
    border: 1px solid #8b8271;
    border-radius: 2px;
    background: #0e0c09;
    color: inherit;
    font-size: 1rem;
  }

  .chooser ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr));
    gap: 4px 16px;
    margin-top: 12px;
    list-style: none;
  }

  .chooser li button {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 14px;
    align-items: center;
    width: 100%;
    padding: 6px;
    border: 0;
    background: none;
    color: inherit;
    font-size: 1rem;
    line-height: 1.4;
    text-align: start;
  }

  .chooser img {
    width: 72px;
    height: 72px;
    background: none;
    object-fit: contain;
  }

  .chooser small {
    display: block;
    color: #cfc5b4;
    font-size: var(--size-small);
  }

  footer {
    justify-content: center;
    gap: 10px;
    min-height: var(--hit);
    padding-block: 0;
  }

  footer input {
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--cinnabar);
  }

  footer label {
    padding-block: 10px;
  }

  @media (max-aspect-ratio: 1/1) {
    .sides {
      grid-template: minmax(0, 1fr) auto minmax(0, 1fr) auto / minmax(0, 1fr);
    }

    .side .words {
      padding-block: 4px;
    }

    .side:nth-child(2) .frame {
      grid-row: 3;
    }

    .side:nth-child(2) .words {
      grid-row: 4;
    }

    .chooser {
      grid-row: 3 / 5;
    }
  }

  @media (max-width: 30em) {
    .side .words {
      grid-template-columns: minmax(0, 1fr);
    }

    .side .tools {
      justify-content: space-between;
    }
  }

  @media (max-aspect-ratio: 1/1), (max-height: 560px) {
    dl {
      display: none;
    }
  }
`;
