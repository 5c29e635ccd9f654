import { styled } from 'styled-components';

/** 585px by spec section 9; lower on phones, which it would fill. */
export const carouselHeight = 'min(585px, max(360px, 64vw))';

export const Box = styled.section`
  position: relative;
  height: ${carouselHeight};
  overflow: hidden;
  background: var(--colophon);

  .slide {
    position: absolute;
    inset: 0;
    opacity: 0;
    transition: opacity 0.8s;
  }

  .slide[data-shown] {
    opacity: 1;
  }

  .slide img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  .slide a {
    display: block;
    height: 100%;
    outline-offset: -6px;
  }

  .caption {
    position: absolute;
    inset: auto auto 64px max(0px, calc((100vw - var(--page)) / 2));
    max-width: min(34em, calc(100% - 40px));
    padding: 18px 28px;
    border-left: 4px solid var(--cinnabar);
    background: rgb(15 12 8 / 88%);
    color: #f1eadc;
  }

  .caption b {
    display: block;
    font-family: var(--title-font);
    font-size: clamp(1.4rem, 1rem + 1.8vw, 2.2rem);
    font-weight: 600;
    line-height: 1.4;
  }

  .turn {
    position: absolute;
    top: calc(50% - 26px);
    width: 52px;
    height: 52px;
    background: rgb(15 12 8 / 82%);
    color: #f1eadc;
    opacity: 0;
    transition: opacity 0.2s;
  }

  .turn:hover {
    background: #0f0c08;
  }

  .turn.previous {
    left: 16px;
  }

  .turn.next {
    right: 16px;
  }

  &:hover .turn,
  &:focus-within .turn {
    opacity: 1;
  }

  .dots {
    position: absolute;
    right: 12px;
    bottom: 8px;
    display: flex;
    background: rgb(15 12 8 / 82%);
    color: #f1eadc;
  }

  .dots button:hover {
    background: #3b342a;
  }

  .dot::before {
    content: '';
    width: 12px;
    height: 12px;
    border: 2px solid currentColor;
    border-radius: 50%;
  }

  .dot[aria-current]::before {
    background: currentColor;
  }

  @media print {
    .caption {
      background: #fff;
      color: #000;
    }
  }

  @media (hover: none) {
    .turn {
      opacity: 1;
    }
  }

  @media (max-width: 37.4375em) {
    .caption {
      inset: auto 0 60px;
      padding: 12px 20px;
    }

    .turn {
      top: 16px;
    }

    .turn.previous {
      right: 76px;
      left: auto;
    }
  }
`;
