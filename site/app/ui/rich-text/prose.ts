import { styled } from 'styled-components';

/** Styles of running text, for every element of the allow-list. */
export const Prose = styled.div`
  line-height: 1.9;

  > :not(figure, img) {
    max-width: var(--measure);
  }

  > :is(figure, img) {
    max-width: var(--picture);
  }

  > * + * {
    margin-top: 1.1em;
  }

  &:lang(zh) > p {
    text-align: justify;
  }

  /* The serif of the headings has no bold style; columns of a table are narrow. */
  :root:lang(en) &:lang(en) {
    font-family: var(--title-font);

    :is(strong, b, table) {
      font-family: var(--text-font);
    }

    :is(strong, b) {
      font-size: 0.96em;
    }
  }

  /* An address or a number is one long word, which would spread the characters of the line before it. */
  @supports selector(:has(a)) {
    &:lang(zh) > p:has(> a:is([href^='mailto:'], [href^='tel:'])) {
      text-align: start;
    }
  }

  h2,
  h3,
  h4 {
    margin-top: 2em;
    font-family: var(--title-font);
    font-size: var(--size-h3);
  }

  h3,
  h4 {
    margin-top: 1.6em;
    font-size: 1.1111rem;
  }

  a {
    text-decoration-color: var(--cinnabar);

    &:hover {
      color: var(--cinnabar-text);
    }
  }

  em:lang(zh) {
    font-style: normal;
    text-emphasis: dot;
    text-emphasis-position: under right;
  }

  ul,
  ol {
    padding-left: 1.4em;
  }

  li + li {
    margin-top: 0.4em;
  }

  li::marker {
    color: var(--cinnabar-text);
  }

  dt {
    margin-top: 0.8em;
    font-weight: 700;
  }

  blockquote {
    margin: 1.6em 0;
    padding-left: 1.4em;
    border-left: 3px solid var(--cinnabar);
    font-family: var(--title-font);
    font-size: 1.1em;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    border-block: 2px solid var(--ink);
    line-height: 1.6;
  }

  caption {
    padding-bottom: 8px;
    color: var(--ash);
    font-size: var(--size-small);
    text-align: left;
  }

  th,
  td {
    padding: 10px 16px 10px 0;
    border-bottom: 1px solid var(--hairline);
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
    -webkit-hyphens: auto;
    hyphens: auto;
  }

  /* Prevents columns of short Chinese headings from shrinking to one character. */
  thead th:lang(zh) {
    word-break: keep-all;
  }

  /* Keeps a short row heading, such as 一小时, on one line. */
  th[scope='row'] {
    min-width: min(5em, 30vw);
  }

  @media (max-width: 30em) {
    table {
      font-size: var(--size-small);
    }

    th,
    td {
      padding-right: 6px;
    }

    :is(th, td):last-child {
      padding-right: 0;
    }

    /* Enlarged text has no room for whole words in columns. */
    @media (max-width: 18em) {
      th,
      td {
        overflow-wrap: anywhere;
      }
    }

    /* Four columns of English words have room on a phone, more do not. */
    @supports selector(:has(a)) {
      table:has(th:nth-child(4)) {
        font-size: 0.8333rem;
      }

      /* Letters of Arial are wider than those of most system fonts. */
      @media (max-width: 21.25em) {
        table:has(th:nth-child(4)) {
          font-size: 0.7778rem;
        }
      }

      table:has(th:nth-child(5)) :is(th, td) {
        overflow-wrap: anywhere;
      }
    }
  }

  /* One width for all figures: a narrower picture stands in the middle of a mat of silk. */
  figure {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin-block: 2em;
  }

  figure::before {
    content: '';
    grid-area: 1 / 1;
    background: var(--silk);
  }

  figure > img {
    grid-area: 1 / 1;
    justify-self: center;
  }

  /* The width of an image is that of its attribute, if there is room: a small file is not enlarged. */
  img {
    max-width: 100%;
    max-height: min(76vh, 640px);
    height: auto;
    background: var(--silk);
    object-fit: contain;
  }

  figcaption {
    margin-top: 10px;
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.6;
  }

  hr {
    width: 64px;
    margin: 2.4em auto;
    border: 0;
    border-top: 1px solid var(--gold);
  }
`;
