import { styled } from 'styled-components';

export const StopListBox = styled.section`
  h2 {
    font-size: var(--size-h2);
  }

  section {
    margin-top: 28px;
    break-inside: avoid;
  }

  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    align-items: baseline;
    padding-bottom: 8px;
    border-bottom: 2px solid var(--cinnabar);
  }

  h3 {
    font-size: var(--size-h3);
  }

  header p {
    color: var(--ash);
    font-size: var(--size-small);
  }

  ol {
    list-style: none;
  }

  li {
    border-bottom: 1px solid var(--hairline);
  }

  a {
    display: grid;
    grid-template-columns: 3.2em minmax(0, 1fr) auto;
    gap: 0 12px;
    align-items: baseline;
    min-height: var(--hit);
    padding-block: 9px;
    color: inherit;
    line-height: 1.55;
    text-decoration: none;
  }

  a:hover .title {
    text-decoration: underline;
  }

  b {
    color: var(--cinnabar-text);
    font-family: var(--title-font);
    font-size: 1.15em;
    font-variant-numeric: lining-nums tabular-nums;
  }

  .title {
    overflow-wrap: anywhere;
  }

  .note {
    display: block;
    color: var(--ash);
    font-size: var(--size-small);
  }

  time {
    color: var(--ash);
    font-size: var(--size-small);
    font-variant-numeric: tabular-nums;
  }

  /* Narrow only with large text. */
  @media (max-width: 15em) {
    a {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
