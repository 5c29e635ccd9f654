import { styled } from 'styled-components';
import { mattedFigure } from '../../ui/picture/matted-figure';

export const Page = styled.article`
  padding-bottom: var(--section);

  .summary {
    margin-bottom: clamp(24px, 3vw, 40px);
  }

  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 36px clamp(32px, 5vw, 80px);
  }

  .lead {
    ${mattedFigure('64vh')}
    margin-bottom: 28px;
  }

  .visit h2,
  .news h2 {
    margin-bottom: 12px;
    font-size: var(--size-h3);
  }

  .visit h3 {
    margin-block: 28px 12px;
    font-size: 1.1111rem;
  }

  .pin {
    position: absolute;
    width: 18px;
    height: 18px;
    border: 3px solid var(--paper);
    border-radius: 50%;
    translate: -50% -50%;
    background: var(--button);
    box-shadow: 0 0 0 3px var(--button);
  }

  .news {
    margin-top: clamp(40px, 5vw, 72px);
    margin-bottom: 24px;
  }

  @media (min-width: 56.25em) {
    .columns {
      grid-template-columns: minmax(0, 8fr) minmax(260px, 4fr);
    }
  }
`;
