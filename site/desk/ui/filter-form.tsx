import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
  align-items: end;
  gap: 12px 16px;
  margin-bottom: 20px;

  .wide {
    grid-column: span 2;
  }

  @media (max-width: 30em) {
    .wide {
      grid-column: auto;
    }
  }
`;

/** Filters above a list, whose controls take effect at once. */
export function FilterForm({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      role="search"
      aria-label={label}
      data-print="none"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      {children}
    </Box>
  );
}
