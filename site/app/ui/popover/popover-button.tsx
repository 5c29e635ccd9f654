import { Suspense, useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/i18n-context';
import { plainButton } from '../button';
import { useNotices } from '../feedback/notices';
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
  /** Loads the popover's chunk; called on pointer enter, on focus and before opening. */
  load: () => Promise<unknown>;
  /** Icon and text of the button. */
  label: ReactNode;
  /** Renders the popover after its chunk is loaded. */
  children: (control: PopoverControl) => ReactNode;
}

/** Button with a lazily loaded popover. */
export function PopoverButton({ load, label, children }: PopoverButtonProps) {
  const { failure } = useMessages();
  const { notify } = useNotices();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const prefetch = () => {
    // A failure is reported on click.
    load().catch(() => undefined);
  };
  return (
    <>
      <Opener
        type="button"
        // Browsers expose the expanded state of `popovertarget` buttons; `aria-expanded` would repeat it.
        {...(isOpen && supportsPopover() ? { popoverTarget: id } : { 'aria-expanded': isOpen })}
        style={{ anchorName: `--${id}` }}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => {
          // The browser closes an open popover (`popovertarget`).
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
