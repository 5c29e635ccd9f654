import { styled } from 'styled-components';
import { pageWidth } from '../../ui/page/page-width';

export const FooterRoot = styled.footer`
  margin-top: auto;
  border-top: 6px double var(--gold);
  background: var(--colophon);
  color: var(--on-colophon);
  font-size: var(--size-small);

  --focus-outer: var(--on-colophon);
  --focus-inner: var(--colophon);

  /* Browsers lay the footer out when it comes near the viewport; its height is 1330 to 2300 px then. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 1500px;

  .inner {
    ${pageWidth}
    display: grid;
    grid-template-columns: minmax(240px, 3fr) 8fr auto;
    gap: 40px clamp(32px, 5vw, 80px);
    padding-block: 64px 28px;
  }

  h2,
  summary,
  .area {
    font-family: var(--heading-font);
    font-size: 1.1rem;
    font-weight: 600;
  }

  h2 {
    min-height: var(--hit);
    line-height: var(--hit);
  }

  a,
  .sitemap span {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    min-width: var(--hit);
    padding-block: 4px;
    line-height: 1.4;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  a svg {
    width: 0.9em;
    height: 0.9em;
    margin-left: 0.35em;
  }

  dd span {
    margin-left: 0.8em;
    color: var(--on-colophon-soft);
  }

  dt {
    margin-top: 10px;
    color: var(--on-colophon-soft);
  }

  summary {
    line-height: var(--hit);
    cursor: pointer;
  }

  @media (min-width: 37.5em) {
    [open] > summary {
      display: none;
    }
  }

  /* Columns instead of a grid: grid rows would be as high as their longest area. */
  .areas {
    columns: 7.5rem;
    gap: 24px;
    list-style: none;
  }

  .areas > li {
    margin-bottom: 28px;
    break-inside: avoid;
  }

  .area {
    min-height: var(--hit);
  }

  .below {
    list-style: none;
    color: var(--on-colophon-soft);
  }

  .follow,
  .sites {
    grid-column: 1 / -1;
    padding-top: 20px;
    border-top: 1px solid var(--colophon-line);
  }

  .sites {
    min-height: 150px;
  }

  .ways {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
    gap: 4px 16px;
  }

  .slogan {
    display: flex;
    align-items: center;
    justify-self: end;
    gap: 20px;
    font-family: var(--song);
    font-size: 1.35rem;
    letter-spacing: 0.2em;
    writing-mode: vertical-rl;
    text-orientation: mixed;
  }

  .slogan:lang(en) {
    flex-direction: row;
    align-items: flex-start;
    align-self: start;
    max-width: 11em;
    font-family: var(--heading-font);
    letter-spacing: 0;
    line-height: 1.35;
    writing-mode: horizontal-tb;
  }

  .legal {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 28px;
    padding-top: 20px;
    border-top: 1px solid var(--colophon-line);
    color: var(--on-colophon-soft);
  }

  .legal span {
    display: inline-block;
  }

  .legal span:not(:last-child) {
    margin-right: 1.2em;
  }

  @media (max-width: 67.4375em) {
    .inner {
      grid-template-columns: 1fr auto;
    }

    .sitemap {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }

  @media (max-width: 37.4375em) {
    .slogan:lang(en) {
      grid-column: 1 / -1;
      justify-self: start;
    }

    details:not([class]) > .areas {
      display: none;
    }

    .areas {
      columns: 2;
      margin-top: 12px;
    }

    .ways {
      grid-template-columns: 1fr 1fr;
    }
  }

  /* Narrow only with large text. */
  @media (max-width: 15em) {
    .inner,
    .ways {
      grid-template-columns: 1fr;
    }
  }
`;

/** A channel of the museum, with its QR code above it. */
export const Channel = styled.li`
  position: relative;

  button {
    min-height: var(--hit);
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
  }

  [aria-expanded='true'] {
    text-decoration: underline;
    text-underline-offset: 0.28em;
  }

  div {
    position: absolute;
    bottom: 100%;
    left: -12px;
    z-index: 10;
    width: 174px;
    padding: 12px 12px 4px;
    background: #fdfbf6;
    color: #1d1a16;
    box-shadow: var(--shadow);
    text-align: center;
    --focus-outer: #14110d;
    --focus-inner: #fffdf8;
  }
`;
