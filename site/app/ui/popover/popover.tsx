import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button';
import { CloseIcon } from '../icons';

/** Beside its opener where the browser can say so, else in the middle; from below on narrow screens. */
const Box = styled.div`
  width: min(440px, calc(100vw - 24px));
  max-height: calc(100vh - 24px);
  padding: 20px 24px 24px;
  overflow: auto;
  border: 1px solid var(--hairline);
  border-top: 4px solid var(--cinnabar);
  background: var(--paper-raised);
  color: var(--ink);
  box-shadow: var(--shadow);
  font-size: 1rem;

  @media (min-width: 48em) {
    @supports (position-area: right) {
      inset: auto;
      margin: 10px 12px;
      position-area: bottom span-right;
      position-try-fallbacks:
        flip-block,
        flip-inline,
        flip-block flip-inline;
    }
  }

  @media (max-width: 37.4375em) {
    inset: auto 0 0;
    width: 100%;
    max-width: none;
    margin: 0;
    border-width: 4px 0 0;
    padding: 16px 20px calc(20px + env(safe-area-inset-bottom));
  }

  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px 24px;
    margin-bottom: 8px;
  }

  h2 {
    font-size: 1.2rem;
  }
`;

/** What ties a popover to its button. */
export interface PopoverControl {
  id: string;
  onClosed: () => void;
}

interface PopoverProps extends PopoverControl {
  title: string;
  /** What the button says that closes it. */
  close: string;
  children: ReactNode;
}

/** Closes a popover from inside; focus goes back to its opener. */
export function closePopover(id: string): void {
  document.getElementById(id)?.hidePopover();
}

/**
 * Shown as long as it is drawn. Escape, a click beside it and its button close it; the browser then
 * gives focus back to the opener.
 */
export function Popover({ id, onClosed, title, close, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.showPopover();
    box.current?.querySelector<HTMLElement>('input:checked, .first')?.focus();
  }, []);

  return (
    <Box
      ref={box}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      style={{ positionAnchor: `--${id}` }}
      data-print="none"
      onToggle={({ newState }) => {
        if (newState === 'closed') onClosed();
      }}
    >
      <div className="head">
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton type="button" aria-label={close} popoverTarget={id} popoverTargetAction="hide">
          <CloseIcon />
        </IconButton>
      </div>
      {children}
    </Box>
  );
}
