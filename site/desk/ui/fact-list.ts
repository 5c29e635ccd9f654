import { styled } from 'styled-components';

/** Names and values beside each other. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: fit-content(45%) minmax(0, 1fr);
  gap: 6px 24px;
  overflow-wrap: anywhere;

  dt {
    color: var(--ash);
  }

  dd {
    font-variant-numeric: tabular-nums;
    white-space: pre-line;
  }
`;
