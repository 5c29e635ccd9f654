import { styled } from 'styled-components';

export const Sheet = styled.article`
  display: grid;
  gap: 28px clamp(32px, 5vw, 88px);
  align-items: start;

  > picture > img {
    aspect-ratio: 1;
    object-fit: cover;
  }

  .series {
    color: var(--cinnabar-text);
    font-family: var(--title-font);
  }

  .price {
    margin-top: 8px;
    font-family: var(--title-font);
    font-size: var(--size-h3);
  }

  .facts {
    margin-block: 24px;
  }

  .drawn {
    color: var(--ash);
    font-size: var(--size-small);
  }

  h2 {
    margin-bottom: 8px;
    font-size: var(--size-h3);
  }

  .origin {
    margin-block: 28px;
  }

  .origin a {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 20px;
    align-items: center;
    text-decoration: none;
  }

  .origin a:hover b {
    color: var(--cinnabar-text);
    text-decoration: underline;
  }

  .origin b {
    display: block;
    font-family: var(--title-font);
  }

  @media (min-width: 56.25em) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }
`;
