import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PlainButton } from '../button';
import { PlaceholderDrawing } from '../drawing/placeholder-drawing';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  max-width: 34em;
  margin: 0 auto;
  padding: clamp(32px, 6vw, 72px) 16px;
  text-align: center;

  p {
    color: var(--ash);
  }

  strong {
    font-family: var(--heading-font);
    font-size: var(--size-h3);
    font-weight: 600;
    line-height: 1.5;
  }

  button {
    margin-top: 12px;
  }
`;

interface FailureProps {
  title: string;
  hint: ReactNode;
  /** Label of the button. */
  action: string;
  onAction: () => void;
  busy?: boolean;
}

/** Error state of a page or a list, with a retry button. */
export function ErrorState({ title, hint, action, onAction, busy = false }: FailureProps) {
  return (
    <Box data-state="failed">
      <PlaceholderDrawing broken />
      <strong>{title}</strong>
      <p>{hint}</p>
      <PlainButton type="button" onClick={onAction} aria-busy={busy}>
        {action}
      </PlainButton>
    </Box>
  );
}

/** Empty state of a list. `text` says what the visitor can do instead. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Box data-state="empty">
      <PlaceholderDrawing />
      <p>{text}</p>
      {children}
    </Box>
  );
}
