import { useEffect, useRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { closeDialog, Dialog } from '../dialog/dialog';
import { DialogHeader } from '../dialog/dialog-header';
import { dialogSurface } from '../dialog/dialog-surface';
import { supportsPopover } from './supports-popover';

/** Next to its opener with CSS anchor positioning, else centred; at the bottom of narrow screens. */
const box = css`
  ${dialogSurface}

  &::backdrop {
    background: transparent;
  }

  width: min(440px, calc(100vw - 24px));
  max-height: calc(100vh - 24px);
  padding: 20px 24px 24px;
  overflow: auto;

  @media (min-width: 48em) {
    @supports (position-area: bottom span-right) and
      (position-try-fallbacks: right span-bottom, flip-block, flip-inline) {
      inset: auto;
      margin: 10px 0;
      position-area: bottom span-right;
      /* Beside the opener rather than over what is above it, such as a menu. */
      position-try-fallbacks:
        right span-bottom,
        right,
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

  > .head {
    margin-bottom: 8px;
  }

  h2 {
    font-size: 1.2rem;
  }
`;

const PopoverBox = styled.div`
  ${box}
`;

const PopoverDialog = styled(Dialog)`
  ${box}
`;

/** Props that connect a popover with its button. */
export interface PopoverControl {
  id: string;
  onClosed: () => void;
}

interface PopoverProps extends PopoverControl {
  title: string;
  /** Accessible name of the close button. */
  close: string;
  children: ReactNode;
}

/** Closes a popover; the browser restores focus to its opener. */
export function closePopover(id: string): void {
  const box = document.getElementById(id);
  if (!box) return;
  if (supportsPopover()) (box as Partial<HTMLElement>).hidePopover?.();
  else closeDialog(box);
}

/**
 * Popover, open while mounted; a modal dialog in browsers without the popover API. Escape, a click
 * outside and the close button close it; the browser then restores focus to the opener.
 */
export function Popover(props: PopoverProps) {
  const { id, onClosed, title, close, children } = props;
  useEffect(() => {
    document.getElementById(id)?.querySelector<HTMLElement>('input:checked, .first')?.focus();
  }, [id]);
  if (supportsPopover()) return <NativePopover {...props} />;
  return (
    <PopoverDialog id={id} data-print="none" title={title} closeLabel={close} onClose={onClosed}>
      {children}
    </PopoverDialog>
  );
}

function NativePopover({ id, onClosed, title, close, children }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    (ref.current as Partial<HTMLElement> | null)?.showPopover?.();
  }, []);
  return (
    <PopoverBox
      id={id}
      aria-labelledby={`${id}-title`}
      data-print="none"
      ref={ref}
      popover="auto"
      role="dialog"
      style={{ positionAnchor: `--${id}` }}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClosed();
      }}
    >
      <DialogHeader
        id={`${id}-title`}
        title={title}
        closeLabel={close}
        onClose={() => closePopover(id)}
      />
      {children}
    </PopoverBox>
  );
}
