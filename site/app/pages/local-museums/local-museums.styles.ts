import { styled } from 'styled-components';
import { stickyColumn } from '../../ui/page/sticky-column';

export const Page = styled.div`
  padding-bottom: var(--section);

  .summary {
    margin-bottom: 20px;
  }

  h2 {
    font-size: var(--size-h3);
  }

  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 36px clamp(28px, 4vw, 64px);
  }

  .chart h2 {
    margin-bottom: 14px;
  }

  .note {
    margin-top: 8px;
    color: var(--ash);
    font-size: var(--size-small);
  }

  .museums {
    margin-bottom: 20px;
  }

  @media (min-width: 56.25em) {
    .columns {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
      align-items: start;
    }

    .chart {
      ${stickyColumn}
    }
  }
`;
