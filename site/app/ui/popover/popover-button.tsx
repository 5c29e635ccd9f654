import { useId, type ComponentType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { plainButton } from '../button';
import { useLazyOverlay } from '../lazy/use-lazy-overlay';
import type { PopoverControl } from './popover';
import { supportsPopover } from './supports-popover';

const Opener = styled.button`
  ${plainButton}

  svg {
    width: 1.15em;
    height: 1.15em;
  }
`;

interface PopoverButtonProps<Props> {
  /** Loads the popover's component; called on pointer enter, on focus and before opening. */
  load: () => Promise<ComponentType<Props>>;
  /** Icon and text of the button. */
  label: ReactNode;
  /** Renders the loaded popover. */
  children: (Popover: ComponentType<Props>, control: PopoverControl) => ReactNode;
}

/** Button with a lazily loaded popover. */
export function PopoverButton<Props>({ load, label, children }: PopoverButtonProps<Props>) {
  const id = useId();
  const { Overlay, openerProps, open, close } = useLazyOverlay(load);
  const isOpen = Overlay !== undefined;
  return (
    <>
      <Opener
        type="button"
        // Browsers expose the expanded state of `popovertarget` buttons; `aria-expanded` would repeat it.
        {...(isOpen && supportsPopover() ? { popoverTarget: id } : { 'aria-expanded': isOpen })}
        style={{ anchorName: `--${id}` }}
        aria-haspopup="dialog"
        {...openerProps}
        onClick={(event) => {
          // The browser closes an open popover (`popovertarget`).
          if (isOpen) return;
          event.preventDefault();
          open();
        }}
      >
        {label}
      </Opener>
      {Overlay && children(Overlay, { id, onClosed: close })}
    </>
  );
}
