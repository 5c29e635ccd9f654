import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import seal from '../../../app/theme/favicon.svg';

const Box = styled.main`
  display: grid;
  gap: 20px;
  width: min(440px, 100% - 32px);
  margin: clamp(32px, 10vh, 120px) auto 48px;
  padding: clamp(24px, 5vw, 48px);
  border: 1px solid var(--hairline);
  background: var(--paper-raised);

  img {
    width: 48px;
    height: 48px;
  }

  .above,
  .help {
    color: var(--ash);
  }
`;

interface EntryBoxProps {
  title: string;
  /** Line above the title. */
  above?: string;
  children: ReactNode;
}

/** Page of one form, without the frame. */
export function EntryBox({ title, above, children }: EntryBoxProps) {
  return (
    <Box>
      <img src={seal} alt="" />
      <div>
        {above !== undefined && <p className="above">{above}</p>}
        <h1>{title}</h1>
      </div>
      {children}
    </Box>
  );
}
