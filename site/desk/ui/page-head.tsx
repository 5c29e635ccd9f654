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

  /* Stays for assistive technology; takes its gap back. */
  p:empty {
    margin-right: -20px;
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
  }
`;

interface PageHeadProps {
  title: string;
  /** How many rows a list has; told to assistive technology when it changes. */
  count?: string | undefined;
  /** Buttons, or what is said beside the heading. */
  children?: ReactNode;
}

/** Heading of a page, with the length of its list and with its actions. */
export function PageHead({ title, count, children }: PageHeadProps) {
  return (
    <Box>
      <h1>{title}</h1>
      <div>
        <p role="status">{count}</p>
        {children}
      </div>
    </Box>
  );
}
