import { styled } from 'styled-components';

export const Strip = styled.div`
  .window {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    margin-right: calc(-1 * var(--edge));
    padding: 4px var(--edge) 20px 4px;
    scroll-snap-type: x proximity;
    scrollbar-color: var(--silk-deep) transparent;
    scrollbar-width: thin;
  }

  .objects {
    display: flex;
    gap: clamp(20px, 3vw, 48px);
    width: max-content;
  }

  li {
    scroll-snap-align: start;
  }

  a {
    display: grid;
    gap: 2px;
    width: min-content;
    min-width: 150px;
    text-decoration: none;
  }

  img,
  .missing {
    --height: clamp(240px, 30vw, 380px);
  }

  .missing {
    display: grid;
    place-items: center;
    width: 200px;
    height: var(--height);
    background: var(--silk);
  }

  /* Lower than the others if it is very wide, or if its file has too few pixels for screens with a pixel ratio of 2. */
  img {
    width: calc(var(--height) * min(var(--ratio), 1.5));
    max-width: var(--sharp-width);
    height: auto;
  }

  strong {
    margin-top: 14px;
    font-family: var(--title-font);
    font-size: 1.1111rem;
    font-weight: 600;
    line-height: 1.45;
  }

  a:hover strong {
    color: var(--cinnabar-text);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }

  a > span {
    color: var(--ash);
    font-size: var(--size-small);
  }

  .moves {
    display: flex;
    justify-content: flex-end;
    gap: 4px;
  }

  @media (hover: none) {
    .moves {
      display: none;
    }
  }

  @media print {
    .window {
      margin: 0;
      overflow: visible;
    }

    .objects {
      flex-wrap: wrap;
      width: auto;
    }

    img {
      --height: 5cm;
    }
  }
`;
