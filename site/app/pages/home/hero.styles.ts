import { keyframes, styled } from 'styled-components';
import { primaryButton } from '../../ui/button';
import { lineClamp } from '../../ui/text/line-clamp';

const unroll = keyframes`
  from {
    translate: -28px 0;
  }
`;

/** Height of the painting beside the colophon. */
export const paintingHeight = 'min(78vh, 800px)';
/** Aspect ratio of the painting above the colophon. */
export const paintingRatio = 5 / 4;

export const HeroFrame = styled.section`
  display: grid;
  border-block: 14px solid var(--silk);
  background: var(--paper-raised);
  box-shadow: inset 0 1px var(--gold);

  .painting {
    overflow: hidden;
    aspect-ratio: ${paintingRatio};
    background: var(--silk);
  }

  .painting img {
    width: calc(100% + 28px);
    max-width: none;
    height: 100%;
    object-fit: cover;
    animation: ${unroll} 1.6s cubic-bezier(0.2, 0.7, 0.2, 1);
  }

  /* Objects are not cropped. */
  .painting[data-whole] img {
    width: 100%;
    padding: clamp(16px, 3vw, 48px);
    background: none;
    object-fit: contain;
  }

  .colophon {
    display: grid;
    gap: 28px;
    padding: 28px var(--edge) 36px;
    border-top: 10px solid var(--silk);
  }

  .status {
    justify-self: start;
    padding: 0.15em 0.55em;
    background: var(--button);
    color: var(--on-button);
    font-size: var(--size-small);
    letter-spacing: 0.12em;
  }

  .titles,
  .beside {
    display: grid;
    justify-items: start;
    gap: 10px;
  }

  h2 {
    font-size: clamp(2.1rem, 1.3rem + 3.2vw, 3.4rem);
    letter-spacing: 0.08em;
    line-height: 1.25;
  }

  &:lang(en) h2 {
    letter-spacing: -0.005em;
    line-height: 1.1;
  }

  /* Set vertically, a long title overflows the colophon; at full size it breaks within words. */
  &[data-long] h2 {
    font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem);
    line-height: 1.3;
  }

  .rest {
    font-family: var(--title-font);
    font-size: 1.35rem;
    line-height: 1.5;
  }

  .facts {
    display: grid;
    justify-items: start;
    gap: 6px;
    line-height: 1.6;
  }

  .summary {
    ${lineClamp(4)}
    margin-bottom: 10px;
    line-height: 1.8;
  }

  .enter {
    ${primaryButton}
    margin-top: 16px;
  }

  @media print {
    .painting {
      aspect-ratio: auto;
    }

    .painting img {
      width: 100%;
      height: auto;
    }
  }

  @media (min-width: 67.5em) {
    grid-template-columns: minmax(0, 1fr) clamp(340px, 29vw, 480px);
    min-height: ${paintingHeight};

    .painting {
      height: auto;
      aspect-ratio: auto;
      position: relative;
    }

    .painting img {
      position: absolute;
      inset: 0;
    }

    .colophon {
      align-content: space-between;
      padding: 44px clamp(32px, 4vw, 80px) 44px clamp(32px, 3vw, 56px);
      border-top: 0;
      border-left: 18px solid var(--silk);
      box-shadow: inset 1px 0 var(--gold);
    }

    &:lang(zh) .titles {
      display: flex;
      flex-direction: row-reverse;
      align-items: flex-start;
      gap: 22px;
      min-height: 340px;
    }

    &:lang(zh) h2,
    &:lang(zh) .beside {
      writing-mode: vertical-rl;
    }

    &:lang(zh) h2 {
      letter-spacing: 0.16em;
    }

    &:lang(zh) .beside {
      display: flex;
      align-items: center;
      gap: 20px;
      margin-top: 2.2em;
    }

    &:lang(zh) .rest {
      letter-spacing: 0.2em;
    }

    &:lang(zh) .status {
      padding: 0.6em 0.2em;
    }

    &[data-long] :is(.titles, h2, .beside) {
      display: block;
      writing-mode: horizontal-tb;
    }
  }
`;
