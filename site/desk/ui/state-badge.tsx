import { styled } from 'styled-components';
import type { ItemState } from '../../contract/shared/desk/inbox';

const Badge = styled.span`
  display: inline-block;
  padding: 0 0.6em;
  border: 1px solid var(--control-line);
  border-radius: 2px;
  white-space: nowrap;

  &[data-state='new'] {
    border-color: var(--cinnabar);
    color: var(--cinnabar-text);
    font-weight: 600;
  }

  &[data-state='done'] {
    border-color: var(--hairline);
    color: var(--ash);
  }
`;

const Note = styled.small`
  display: block;
  min-width: 9em;
  color: var(--ash);
  font-size: 0.875rem;
  white-space: normal;
`;

interface StateBadgeProps {
  state: ItemState;
  label: string;
  /** Line below. */
  note?: string;
}

/** State of an item, told by its word and by its frame. */
export function StateBadge({ state, label, note }: StateBadgeProps) {
  return (
    <>
      <Badge data-state={state}>{label}</Badge>
      {note && <Note>{note}</Note>}
    </>
  );
}
