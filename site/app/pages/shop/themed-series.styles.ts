import { keyframes, styled } from 'styled-components';

const fromLeft = keyframes`
  from {
    opacity: 0;
    translate: -64px 0;
  }
`;

const fromRight = keyframes`
  from {
    opacity: 0;
    translate: 64px 0;
  }
`;

export const SeriesRow = styled.section`
  display: grid;
  gap: 24px clamp(32px, 6vw, 96px);
  align-items: center;
  overflow: clip;

  [data-from='left'] {
    animation: ${fromLeft} 0.6s cubic-bezier(0.2, 0.7, 0.2, 1);
  }

  [data-from='right'] {
    animation: ${fromRight} 0.6s cubic-bezier(0.2, 0.7, 0.2, 1);
  }

  @media (prefers-reduced-motion: reduce) {
    [data-from] {
      animation: none;
    }
  }

  .view img {
    aspect-ratio: 1;
    object-fit: cover;
  }

  .text {
    max-width: 30em;
  }

  h3 {
    font-size: clamp(1.8rem, 1.4rem + 1.6vw, 2.6rem);
    letter-spacing: 0.12em;
  }

  &:lang(en) h3 {
    letter-spacing: 0;
  }

  .theme {
    margin-top: 8px;
    color: var(--ash);
  }

  .product {
    min-height: 9.5em;
    margin-top: 28px;
    padding-top: 24px;
    border-top: 1px solid var(--hairline);
  }

  h4 {
    font-size: var(--size-h3);
  }

  .price {
    color: var(--cinnabar-text);
    font-family: var(--title-font);
  }

  .dots {
    display: flex;
    margin: 8px 0 0 -14px;
  }

  .dots button::before {
    content: '';
    width: 14px;
    height: 14px;
    border: 2px solid var(--control-line);
    border-radius: 50%;
  }

  .dots button[aria-current]::before {
    border-color: var(--button);
    background: var(--button);
  }

  @media (min-width: 48em) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);

    &[data-turned] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    }

    &[data-turned] .view {
      order: 1;
    }
  }
`;
