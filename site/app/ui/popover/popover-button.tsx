import { Suspense, useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/language';
import { plainButton } from '../button';
import { useNotices } from '../notices';
import type { PopoverControl } from './popover';
import { supportsPopover } from './supports-popover';

const Opener = styled.button`
  ${plainButton}

  svg {
    width: 1.15em;
    height: 1.15em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

interface PopoverButtonProps {
  /** Fetches the code of what is opened: when that is likely, and before it is. */
  load: () => Promise<unknown>;
  /** The button's drawing and words. */
  label: ReactNode;
  /** What is opened, drawn once its code is there. */
  children: (control: PopoverControl) => ReactNode;
}

/** A button with a popover whose code comes when somebody is about to press it. */
export function PopoverButton({ load, label, children }: PopoverButtonProps) {
  const { failure } = useMessages();
  const { notify } = useNotices();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const prefetch = () => {
    // A failure is told when the button is pressed.
    load().catch(() => undefined);
  };
  return (
    <>
      <Opener
        type="button"
        // A button with `popovertarget` tells by itself that its popover is open, and may not say it twice.
        {...(isOpen && supportsPopover() ? { popoverTarget: id } : { 'aria-expanded': isOpen })}
        style={{ anchorName: `--${id}` }}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => {
          // What is open the browser closes by itself.
          if (isOpen) return;
          event.preventDefault();
          load().then(
            () => {
              setOpen(true);
            },
            () => {
              notify('failed', failure.chunkHint);
            },
          );
        }}
      >
        {label}
      </Opener>
      {isOpen && (
        <Suspense>
          {children({
            id,
            onClosed: () => {
              setOpen(false);
            },
          })}
        </Suspense>
      )}
    </>
  );
}
