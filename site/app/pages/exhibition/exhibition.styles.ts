import { styled } from 'styled-components';
import { mattedFigure } from '../../ui/picture/matted-figure';

export const Page = styled.article`
  padding-bottom: var(--section);

  > h1 {
    max-width: 20em;
    font-size: clamp(2rem, 1.4rem + 2.8vw, 3.6rem);
    line-height: 1.3;
  }

  .end {
    display: grid;
    gap: clamp(40px, 5vw, 64px);
    margin-top: clamp(40px, 5vw, 72px);
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 56px;
    margin: 20px 0 clamp(24px, 3vw, 40px);
  }

  .facts > div {
    display: flex;
    gap: 1em;
  }

  dt {
    flex: none;
    color: var(--ash);
  }

  .status {
    display: inline-block;
    margin-left: 0.9em;
    padding: 0 0.6em;
    border: 1px solid currentColor;
    font-size: var(--size-small);
  }

  .status[data-status='current'] {
    border-color: var(--button);
    background: var(--button);
    color: var(--on-button);
  }

  .lead img {
    max-height: 76vh;
    object-fit: cover;
  }

  .lead.whole {
    ${mattedFigure('76vh')}
  }

  .about {
    display: grid;
    gap: 16px var(--gap);
    margin-top: clamp(40px, 5vw, 80px);
  }

  .about > h2 {
    font-size: var(--size-h2);
  }

  .summary {
    max-width: 30em;
    margin-bottom: 1.6em;
    font-family: var(--title-font);
    font-size: 1.35rem;
    line-height: 1.7;
  }

  .other {
    ${mattedFigure('76vh')}
    max-width: var(--picture);
    margin-top: 40px;
  }

  .objects-on-show {
    margin-top: var(--section);
    padding-top: clamp(32px, 4vw, 64px);
    border-top: 1px solid var(--hairline);
  }

  @media (min-width: 67.5em) {
    .about {
      grid-template-columns: 128px minmax(0, 1fr);
    }

    .about > h2 {
      justify-self: start;
      margin-left: -0.25em;
      letter-spacing: 0.32em;
      writing-mode: vertical-rl;
    }

    .about > h2::before {
      content: '';
      display: inline-block;
      width: 10px;
      height: 10px;
      margin: 0 0 20px;
      background: var(--cinnabar);
    }

    &:lang(en) .about > h2::before {
      display: block;
    }

    &:lang(en) .about {
      grid-template-columns: 240px minmax(0, 1fr);
    }

    &:lang(en) .about > h2 {
      margin-left: 0;
      letter-spacing: 0;
      writing-mode: horizontal-tb;
    }
  }
`;
