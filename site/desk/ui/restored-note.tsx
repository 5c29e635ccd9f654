import { styled } from 'styled-components';
import { usePageMessages } from '../../app/i18n/use-page-messages';
import { deskMessages } from '../messages';

const Note = styled.p`
  padding: 8px 14px;
  border-left: 4px solid var(--cinnabar);
  background: var(--silk);
`;

/** Tells that a form opened with input that had not been saved. */
export function RestoredNote({ isRestored }: { isRestored: boolean }) {
  const messages = usePageMessages(deskMessages);
  return isRestored ? <Note role="status">{messages.restored}</Note> : null;
}
