import { styled } from 'styled-components';

/** The leaflet as it is printed, also its preview in the dialog. */
export const Sheet = styled.article`
  padding: clamp(16px, 3vw, 40px);
  border: 1px solid var(--control-line);
  background: var(--paper-raised);

  header {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 28px;
    align-items: start;
    justify-content: space-between;
    padding-bottom: 16px;
    border-bottom: 1px solid var(--hairline);
  }

  .museum,
  .facts {
    color: var(--ash);
    line-height: 1.6;
  }

  h3 {
    font-size: var(--size-h3);
    word-break: normal;
    overflow-wrap: anywhere;
  }

  figure {
    display: grid;
    gap: 4px;
    width: 96px;
    color: var(--ash);
    font-size: 0.8rem;
    line-height: 1.4;
  }

  figure img {
    display: block;
    padding: 4px;
    background: #fff;
  }

  ol {
    columns: 2 18em;
    column-gap: 32px;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 6.5em minmax(0, 1fr);
    gap: 16px;
    align-items: start;
    padding-block: 16px;
    break-inside: avoid;
    border-bottom: 1px solid var(--hairline);
  }

  li > img {
    width: 100%;
    height: auto;
  }

  li > div:only-child {
    grid-column: 1 / -1;
  }

  h4 {
    font-size: 1rem;
    line-height: 1.4;
  }

  .facts,
  .place,
  .note {
    font-size: 0.9rem;
  }

  .place {
    font-weight: 600;
  }

  .note {
    margin-top: 4px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  @media print {
    padding: 0;
    border: 0;
    background: none;

    li > img {
      max-height: 5cm;
    }
  }
`;
