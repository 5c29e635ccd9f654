import { css, styled } from 'styled-components';

const boxList = css`
  max-width: none;
  margin: clamp(24px, 3vw, 40px) 0;
  padding: 0;
  list-style: none;

  > li + li {
    margin-top: 0;
  }
`;

/**
 * Styles the nested list of a text as an organisation chart: an indented tree on narrow screens, two branches
 * beside each other where there is room, all of them on wide screens.
 */
export const Chart = styled.div`
  container-type: inline-size;
  margin-top: clamp(24px, 3vw, 40px);

  > div {
    max-width: none;
  }

  > div > p {
    max-width: var(--measure);
  }

  /* Only a list whose items start with a paragraph is a chart. */
  @supports selector(:has(a)) {
    > div > ul:has(> li > p) {
      ${boxList}
    }
  }

  /* Firefox 115 to 120 have no :has(): the first list of the text is the chart. */
  @supports not selector(:has(a)) {
    > div > ul:first-of-type {
      ${boxList}
    }
  }

  li > ul {
    margin-block: 0;
    padding: 0;
    list-style: none;
  }

  li li + li {
    margin-top: 0;
  }

  /* The paragraph before a nested list is a box. */
  li > p {
    position: relative;
    padding: 12px 18px;
    border: 1px solid var(--hairline);
    background: var(--paper-raised);
    line-height: 1.6;
  }

  li > p strong {
    display: block;
    font-family: var(--title-font);
    font-size: 1.1111rem;
    font-weight: 600;
  }

  li > p {
    color: var(--ash);
    font-size: var(--size-small);
  }

  li > p strong {
    color: var(--ink);
  }

  > div > ul > li > p {
    border-color: var(--button);
    background: var(--button);
    color: var(--on-button);
  }

  > div > ul > li > p strong {
    color: var(--on-button);
    font-size: var(--size-h3);
  }

  /* Lines of the tree: one vertical on the left, one horizontal to each box. */
  li > ul {
    margin-left: 14px;
    padding-left: 22px;
    border-left: 1px solid var(--gold);
  }

  li > ul > li {
    position: relative;
    padding-top: 12px;
  }

  li > ul > li::before {
    content: '';
    position: absolute;
    top: 38px;
    left: -22px;
    width: 22px;
    border-top: 1px solid var(--gold);
  }

  /* The vertical line ends at the last box. */
  li > ul > li:last-child::after {
    content: '';
    position: absolute;
    top: 39px;
    bottom: 0;
    left: -23px;
    width: 1px;
    background: var(--paper);
  }

  /* Two branches beside each other. */
  @container (min-width: 32rem) and (max-width: 45.99rem) {
    > div > ul > li > ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 8px 20px;
      margin: 0;
      padding: 0;
      border: 0;
    }

    > div > ul > li > ul > li::before,
    > div > ul > li > ul > li:last-child::after {
      content: none;
    }
  }

  @container (min-width: 46rem) {
    > div > ul > li > p {
      width: max-content;
      max-width: 100%;
      min-width: 340px;
      margin-inline: auto;
      text-align: center;
    }

    > div > ul > li > ul {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      gap: 0 16px;
      margin: 0;
      padding: 28px 0 0;
      border: 0;
      position: relative;
    }

    > div > ul > li > ul::before {
      content: '';
      position: absolute;
      top: 0;
      left: 50%;
      height: 28px;
      border-left: 1px solid var(--gold);
    }

    > div > ul > li > ul > li {
      padding-top: 28px;
    }

    > div > ul > li > ul > li::before {
      top: 0;
      left: -8px;
      right: -8px;
      width: auto;
    }

    > div > ul > li > ul > li:first-child::before {
      left: 50%;
    }

    > div > ul > li > ul > li:last-child::before {
      right: 50%;
    }

    > div > ul > li > ul > li:only-child::before {
      border: 0;
    }

    > div > ul > li > ul > li::after,
    > div > ul > li > ul > li:last-child::after {
      content: '';
      position: absolute;
      top: 0;
      bottom: auto;
      left: 50%;
      width: 0;
      height: 28px;
      border-left: 1px solid var(--gold);
      background: none;
    }

    > div > ul > li > ul > li > p {
      min-height: 6.4em;
    }

    &:lang(en) > div > ul > li > ul > li > p {
      min-height: 9.4em;
    }

    > div > ul > li > ul > li > ul {
      margin-left: 8px;
      padding-left: 14px;
    }

    > div > ul > li > ul > li > ul > li::before {
      left: -14px;
      width: 14px;
    }

    > div > ul > li > ul > li > ul > li:last-child::after {
      left: -15px;
    }

    > div > ul > li > ul > li > ul > li > p {
      padding: 10px 12px;
    }
  }
`;
