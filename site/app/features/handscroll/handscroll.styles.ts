import { styled } from 'styled-components';

export const HandscrollSection = styled.section`
  --tall: clamp(280px, 40vw, 520px);

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 28px;
    margin-bottom: 20px;
  }

  h2 {
    font-size: var(--size-h2);
    letter-spacing: 0.16em;
  }

  &:lang(en) h2 {
    letter-spacing: 0;
  }

  header p {
    color: var(--ash);
  }

  /* In rtl the scroll starts at its right end before any script runs. */
  .scroller {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    direction: rtl;
    border-block: 16px solid var(--silk);
    background: var(--silk);
    box-shadow:
      0 -1px var(--gold),
      0 1px var(--gold);
    cursor: grab;
    scrollbar-color: var(--control-line) transparent;
    scrollbar-width: thin;
    -webkit-user-select: none;
    user-select: none;
  }

  .scroller:focus-visible {
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px var(--focus-inner);
  }

  .scroller:active {
    cursor: grabbing;
  }

  .scroll {
    display: flex;
    width: max-content;
    height: var(--tall);
  }

  .scroll > picture {
    display: contents;
  }

  .scroll > picture img {
    flex: none;
    width: calc(var(--tall) * 5000 / 900);
    max-width: none;
    height: var(--tall);
    background: #efe9dc;
  }

  /* Title and colophon keep the paper's colours in both colour schemes. */
  .front,
  .colophon {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 28px;
    direction: ltr;
    background: #f1ebdf;
    color: #1d1a16;
    font-family: var(--title-font);
  }

  .front {
    flex-direction: column;
    padding-inline: clamp(36px, 5vw, 110px);
    border-left: 18px solid var(--silk);
  }

  .front p {
    font-size: clamp(1.9rem, 3.6vw, 3.2rem);
    letter-spacing: 0.3em;
    line-height: 1.3;
    writing-mode: vertical-rl;
  }

  &:lang(en) .front p {
    max-width: 6.5em;
    letter-spacing: 0;
    text-align: center;
    writing-mode: horizontal-tb;
  }

  .colophon {
    align-items: flex-end;
    padding: 36px clamp(36px, 5vw, 110px);
    border-right: 18px solid var(--silk);
  }

  .colophon > div {
    height: 100%;
    letter-spacing: 0.14em;
    line-height: 2;
    writing-mode: vertical-rl;
  }

  .colophon p + p {
    margin-right: 1em;
  }

  .made {
    color: #4d473f;
    font-size: var(--size-small);
  }

  &:lang(en) .colophon > div {
    display: grid;
    align-content: center;
    gap: 14px;
    width: 26em;
    font-size: clamp(0.88rem, 1.6vw, 1rem);
    letter-spacing: 0;
    line-height: 1.6;
    writing-mode: horizontal-tb;
  }

  &:lang(en) .colophon p + p {
    margin-right: 0;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px 24px;
    margin-top: 18px;
  }

  .tools > p {
    display: flex;
    gap: 4px;
  }

  .passages {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  .passages button {
    padding-inline: 1em;
  }

  @media print {
    .tools,
    header p {
      display: none;
    }

    .scroller {
      overflow: visible;
      direction: ltr;
    }

    /* Print: the painting at page width, title and colophon below it. */
    .scroll {
      display: flex;
      flex-direction: column;
      width: auto;
      height: auto;
    }

    .scroll > picture img {
      order: -1;
      width: 100%;
      height: auto;
    }

    .front {
      display: none;
    }

    .colophon {
      padding: 12px 0 0;
      border: 0;
      background: none;
    }

    .colophon > div,
    &:lang(en) .colophon > div {
      width: auto;
      height: auto;
      letter-spacing: 0;
      writing-mode: horizontal-tb;
    }
  }
`;
