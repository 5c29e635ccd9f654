import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { usePageMessages } from '../../i18n/use-page-messages';
import { IconButton } from '../../ui/button';
import { CloseIcon } from '../../ui/icons/icons';
import { FloorPlan, type FloorPlanProps } from './floor-plan';
import { floorPlanMessages } from './messages';

const Dialog = styled.dialog`
  width: min(1240px, calc(100vw - 16px));
  max-width: none;
  max-height: calc(100dvh - 16px);
  margin: auto;
  padding: 12px clamp(12px, 2.4vw, 36px) 28px;
  border: 1px solid var(--hairline);
  border-top: 4px solid var(--cinnabar);
  background: var(--paper);
  color: var(--ink);
  font-size: 1rem;

  &::backdrop {
    background: rgb(0 0 0 / 55%);
  }

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    margin-bottom: 8px;
  }

  h2 {
    font-size: var(--size-h2);
  }
`;

interface FloorPlanDialogProps extends FloorPlanProps {
  /** Heading and accessible name: “Floor plan: Museum Shop”. */
  title: string;
  onClose: () => void;
}

/**
 * The floor plan in a modal dialog, open while mounted; the browser restores focus on close. It is a
 * portal, because sections of the page may set their headings in vertical writing mode.
 */
export function FloorPlanDialog({ title, onClose, ...plan }: FloorPlanDialogProps) {
  const messages = usePageMessages(floorPlanMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return createPortal(
    <Dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton
          type="button"
          aria-label={messages.close}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </IconButton>
      </header>
      <FloorPlan {...plan} inDialog />
    </Dialog>,
    document.body,
  );
}
