import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { css, styled } from 'styled-components';
import { IconButton } from '../button';
import { CloseIcon } from '../icons/icons';
import { supportsPopover } from './supports-popover';

/** Next to its opener with CSS anchor positioning, else centred; at the bottom of narrow screens. */
const box = css`
  &::backdrop {
    background: transparent;
  }

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
    @supports (position-area: bottom span-right) and
      (position-try-fallbacks: flip-block, flip-inline) {
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

const PopoverBox = styled.div`
  ${box}
`;

const DialogBox = styled.dialog`
  ${box}

  @media (min-width: 37.5em) {
    /* The parent row of buttons resets the margins of its children. */
    && {
      margin: auto;
    }
  }
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
  if (box instanceof HTMLDialogElement) box.close();
  else (box as Partial<HTMLElement> | null)?.hidePopover?.();
}

/**
 * Popover, open while mounted; a modal dialog in browsers without the popover API. Escape, a click
 * outside and the close button close it; the browser then restores focus to the opener.
 */
export function Popover({ id, onClosed, title, close, children }: PopoverProps) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (element instanceof HTMLDialogElement) element.showModal();
    else (element as Partial<HTMLElement> | null)?.showPopover?.();
    element?.querySelector<HTMLElement>('input:checked, .first')?.focus();
  }, []);

  const commonProps = { id, 'aria-labelledby': `${id}-title`, 'data-print': 'none' };
  const content = (
    <>
      <div className="head">
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton type="button" aria-label={close} onClick={() => closePopover(id)}>
          <CloseIcon />
        </IconButton>
      </div>
      {children}
    </>
  );
  if (!supportsPopover()) {
    return (
      <DialogBox
        {...commonProps}
        ref={ref as Ref<HTMLDialogElement>}
        onClose={onClosed}
        onClick={({ target, currentTarget, clientX, clientY }) => {
          if (target === currentTarget && !containsPoint(currentTarget, clientX, clientY))
            closePopover(id);
        }}
      >
        {content}
      </DialogBox>
    );
  }
  return (
    <PopoverBox
      {...commonProps}
      ref={ref as Ref<HTMLDivElement>}
      popover="auto"
      role="dialog"
      style={{ positionAnchor: `--${id}` }}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClosed();
      }}
    >
      {content}
    </PopoverBox>
  );
}

/** A click on the backdrop has the dialog as its target, but lies outside its box. */
function containsPoint(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
