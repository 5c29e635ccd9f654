import { styled } from 'styled-components';

export const Page = styled.div`
  padding-bottom: var(--section);

  .jump {
    margin-top: clamp(24px, 3vw, 40px);
  }

  .decade {
    margin-top: clamp(40px, 5vw, 72px);
  }

  .decade > h2 {
    color: var(--cinnabar-text);
    font-size: var(--size-h2);
    letter-spacing: 0.06em;
  }

  /* Vertical line of the timeline. */
  .years {
    position: relative;
    margin-top: 24px;
    padding-left: 28px;
    border-left: 1px solid var(--gold);
  }
`;

export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px clamp(24px, 4vw, 56px);
  padding-block: 12px clamp(28px, 4vw, 52px);

  &::before {
    content: '';
    position: absolute;
    top: 1.75em;
    left: -33px;
    width: 9px;
    height: 9px;
    rotate: 45deg;
    background: var(--cinnabar);
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }

  .year {
    font-family: var(--title-font);
    font-size: clamp(1.7rem, 1.4rem + 1vw, 2.3rem);
    font-variant-numeric: lining-nums;
    line-height: 1.3;
  }

  h3 {
    margin-top: 4px;
    font-size: var(--size-h3);
  }

  .text {
    max-width: var(--measure);
    margin-top: 10px;
    line-height: 1.9;
  }

  &:lang(zh) .text {
    text-align: justify;
  }

  .picture {
    margin-top: 12px;
  }

  .picture img {
    max-height: 320px;
    padding: 16px;
    background: var(--silk);
    object-fit: contain;
  }

  .picture[data-scene] img {
    padding: 0;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }

  @media print {
    .picture img {
      max-height: 5.5cm;
    }
  }

  @media (min-width: 80em) {
    &[data-pictured] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 0.72fr);
    }

    .picture {
      margin-top: 8px;
    }
  }
`;
