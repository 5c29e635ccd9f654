import { styled } from 'styled-components';
import { pageWidth } from '../../ui/page/page-width';

export const Page = styled.div`
  padding-bottom: var(--section);

  .lead {
    margin-block: clamp(20px, 3vw, 40px);
  }

  .text {
    margin-top: clamp(24px, 3vw, 40px);

    /* As wide as the picture above the text. */
    --picture: 100%;
  }

  @media (min-width: 67.5em) {
    .columns {
      display: grid;
      grid-template-columns: minmax(0, 1fr) fit-content(30rem);
      gap: clamp(48px, 7vw, 128px);
    }

    /* Without sections, the text has no column beside it. */
    .columns > :only-child {
      grid-column: 1 / -1;
    }
  }

  &[data-area] {
    ${pageWidth}
    padding-bottom: var(--section);

    /* The page has no cover above it. */
    &:first-child {
      padding-top: clamp(28px, 4vw, 64px);
    }

    .columns {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: clamp(32px, 5vw, 56px) clamp(48px, 7vw, 128px);
    }

    .summary {
      max-width: 26em;
    }

    .text {
      margin-top: clamp(20px, 3vw, 32px);
    }

    .part {
      margin-top: var(--section);
    }

    .cards {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
      gap: clamp(32px, 4vw, 48px) var(--gap);
    }

    @media (min-width: 67.5em) {
      .columns {
        grid-template-columns: minmax(0, 0.8fr) minmax(0, 1fr);
      }
    }
  }
`;

export const Index = styled.nav`
  min-width: min(100%, 320px);

  :not([data-area]) > .columns > & {
    margin-top: clamp(24px, 3vw, 40px);
  }

  h2 {
    font-size: var(--size-h3);
  }

  .index {
    margin-top: 12px;
    border-top: 2px solid var(--cinnabar);
  }

  .index > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 24px;
    padding-block: 14px;
    border-bottom: 1px solid var(--hairline);
  }

  .index > li > a,
  .index > li > span {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-height: var(--hit);
    font-family: var(--title-font);
    font-size: 1.2222rem;
    line-height: 1.4;
    text-decoration: none;
  }

  .index > li > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  .index > li:hover > a {
    color: var(--cinnabar-text);
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }

  p {
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.7;
  }

  @media (min-width: 37.5em) {
    [data-area] > .columns > & .index > [data-described] {
      grid-template-columns: minmax(9.2em, max-content) minmax(0, 1fr);
      align-items: center;
    }
  }
`;
