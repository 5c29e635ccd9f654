import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  margin-bottom: 20px;

  p {
    color: var(--ash);
  }
`;

/** Heading of a page, with what belongs beside it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box>
      <h1>{title}</h1>
      {children}
    </Box>
  );
}
