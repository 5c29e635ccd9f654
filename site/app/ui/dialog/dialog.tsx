import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { DialogHeader } from './dialog-header';
import { dialogSurface } from './dialog-surface';
import { lockScroll } from './lock-scroll';

const Box = styled.dialog`
  ${dialogSurface}
  margin: auto;

  &::backdrop {
    background: rgb(0 0 0 / 50%);
  }
`;

interface DialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'title' | 'onClose'> {
  /** Heading and accessible name. */
  title: ReactNode;
  /** Accessible name of the close button; without it the content closes the dialog. */
  closeLabel?: string;
  /** Called after Escape, a click on the backdrop, or `closeDialog`. */
  onClose: () => void;
}

/** Closes the modal dialog around an element; the browser restores focus to the opener. */
export function closeDialog(element: Element): void {
  element.closest('dialog')?.close();
}

/**
 * Modal dialog, open while mounted. It is a portal: styles of the opener's surroundings, such as vertical
 * writing mode or a bar's buttons, do not apply to it.
 */
export function Dialog({ title, closeLabel, onClose, children, ...attributes }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressOnBackdrop = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    const unlock = lockScroll();
    return () => {
      unlock();
      // Before the element is removed: `close()` restores focus, removal would not.
      dialog?.close();
    };
  }, []);

  return createPortal(
    <Box
      {...attributes}
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => {
        isPressOnBackdrop.current = isOnBackdrop(event);
      }}
      onClick={(event) => {
        // A text selection may begin inside and end on the backdrop.
        if (isPressOnBackdrop.current && isOnBackdrop(event)) closeDialog(event.currentTarget);
      }}
    >
      <DialogHeader id={titleId} title={title} closeLabel={closeLabel} onClose={closeDialog} />
      {children}
    </Box>,
    document.body,
  );
}

/** An event on the backdrop has the dialog as its target, but lies outside its box. */
function isOnBackdrop({
  target,
  currentTarget,
  clientX,
  clientY,
}: Pick<PointerEvent, 'target' | 'currentTarget' | 'clientX' | 'clientY'>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
