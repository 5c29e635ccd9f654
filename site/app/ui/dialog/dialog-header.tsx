import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button';
import { CloseIcon } from '../icons/icons';

/** No `header` element: outside of `main` it would be a second banner landmark. */
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
`;

interface DialogHeaderProps {
  /** Id of the heading, which names the dialog. */
  id: string;
  title: ReactNode;
  /** Accessible name of the close button; without it there is none. */
  closeLabel: string | undefined;
  /** Called with the pressed button. */
  onClose: (button: Element) => void;
}

/** Heading and close button of a dialog or popover. */
export function DialogHeader({ id, title, closeLabel, onClose }: DialogHeaderProps) {
  return (
    <Row className="head">
      <h2 id={id}>{title}</h2>
      {closeLabel !== undefined && (
        <IconButton
          type="button"
          aria-label={closeLabel}
          onClick={({ currentTarget }) => onClose(currentTarget)}
        >
          <CloseIcon />
        </IconButton>
      )}
    </Row>
  );
}
