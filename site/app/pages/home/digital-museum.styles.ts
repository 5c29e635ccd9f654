import { styled } from 'styled-components';

export const CategoryGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(24px, 3vw, 44px) clamp(16px, 2.4vw, 36px);
  margin-top: clamp(20px, 2.4vw, 32px);
  list-style: none;

  > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }

  a {
    display: grid;
    text-decoration: none;
  }

  .view {
    display: block;
    overflow: hidden;
    aspect-ratio: 4 / 3;
    /* Background of a card without a picture: threads of mounting silk. */
    background: repeating-linear-gradient(90deg, var(--silk) 0 5px, var(--silk-deep) 5px 6px);
  }

  /* Pictures of objects are not cropped, scenes fill the frame. */
  img {
    width: 100%;
    height: 100%;
    padding: 14px;
    background: var(--silk);
    object-fit: contain;
    transition: scale 0.6s cubic-bezier(0.2, 0.7, 0.2, 1);
  }

  [data-scene] img {
    padding: 0;
    object-fit: cover;
  }

  a:hover img {
    scale: 1.03;
  }

  strong {
    margin-top: 14px;
    font-family: var(--title-font);
    font-size: var(--size-h3);
    font-weight: 600;
    line-height: 1.4;
  }

  a:hover strong {
    color: var(--cinnabar-text);
    text-decoration: underline;
  }

  .newest {
    color: var(--ash);
    font-size: var(--size-small);
  }

  @media (min-width: 48em) {
    display: flex;
    flex-wrap: wrap;

    /* Three in a row; two in the last row share its width. */
    > * {
      flex: 1 0 30%;
      max-width: 50%;
    }
  }
`;
