import type { DeskClassSession } from '../../../contract/schemas/desk/class-sessions';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useAction } from '../../session/use-action';
import { RemoveItem } from '../../ui/versions/remove-item';
import { ClassSessionConflict } from './class-session-conflict';
import { classSessionMessages } from './messages';

interface RemoveClassSessionProps {
  session: DeskClassSession;
  onRemoved: () => void;
  onTakeTheirs: (theirs: DeskClassSession) => void;
}

/** Removes a session. */
export function RemoveClassSession({ session, ...handlers }: RemoveClassSessionProps) {
  const own = usePageMessages(classSessionMessages);
  const act = useAction('deskClassSessionList', 'deskStrandedBookings');
  const { id } = session;
  return (
    <RemoveItem
      item={session}
      texts={own}
      remove={(version, onConflict) =>
        act('deskClassSessionRemove', { id, version }, own.removed, onConflict)
      }
      ConflictDialogue={ClassSessionConflict}
      {...handlers}
    />
  );
}
