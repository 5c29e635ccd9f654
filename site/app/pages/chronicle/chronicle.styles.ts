import { styled } from 'styled-components';

export const Page = styled.div`
  padding-bottom: var(--section);

  .jump {
    margin-top: clamp(24px, 3vw, 40px);
  }

  .decade {
    margin-top: clamp(40px, 5vw, 64px);
  }

  .decade > h2 {
    padding-bottom: 10px;
    border-bottom: 2px solid var(--cinnabar);
    font-size: var(--size-h3);
  }

  .year {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px 32px;
    padding-block: 20px;
    border-bottom: 1px solid var(--hairline);
  }

  .year h3 {
    font-size: clamp(1.5rem, 1.3rem + 0.8vw, 2rem);
    font-variant-numeric: lining-nums;
    line-height: 1.3;
    white-space: nowrap;
  }

  .year h3:lang(zh)::after {
    content: '年';
    margin-left: 0.15em;
    font-size: 0.55em;
  }

  .events > li {
    display: grid;
    grid-template-columns: 6.4em minmax(0, 1fr);
    gap: 0 20px;
    padding-block: 8px;
  }

  .events > li + li {
    border-top: 1px dotted var(--hairline);
  }

  time {
    color: var(--ash);
    font-variant-numeric: tabular-nums;
  }

  .events .what {
    font-family: var(--title-font);
    font-size: 1.1111rem;
    font-weight: 600;
    line-height: 1.6;
  }

  .events .what a {
    text-decoration-color: var(--gold);
  }

  @media (pointer: coarse) {
    .events .what a {
      display: inline-flex;
      align-items: center;
      min-width: var(--hit);
      min-height: var(--hit);
    }
  }

  .events .what a:hover {
    color: var(--cinnabar-text);
    text-decoration-color: currentColor;
  }

  .events .text {
    max-width: var(--measure);
    color: var(--ink-soft);
    line-height: 1.8;
  }

  @media (min-width: 48em) {
    .year {
      grid-template-columns: 120px minmax(0, 1fr);
    }
  }

  @media (max-width: 29.9375em) {
    .events > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  @media print {
    /* A grid can break between a decade's heading and its first year. */
    .year {
      display: block;
    }
  }
`;
