import type { DeskClassSession } from '../../../contract/schemas/desk/class-sessions';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import {
  ConflictPanel,
  type Conflict,
  type ConflictAnswers,
} from '../../ui/versions/conflict-panel';
import type { Values } from '../../ui/versions/values';
import { classSessionMessages } from './messages';

/** Two people have changed a session: both versions, and which one is kept. */
export function ClassSessionConflict({
  mine,
  theirs,
  ...answers
}: Conflict<DeskClassSession> & ConflictAnswers) {
  const own = usePageMessages(classSessionMessages);
  const shown = (session: Values): Values => ({
    weekdays: inOrder(session.weekdays),
    start: session.start,
    end: session.end,
    capacity: Number(session.capacity),
    from: session.from,
    until: session.until,
    except: inOrder(session.except),
    remove: session.removed,
  });
  const labels: Readonly<Record<string, unknown>> = own;
  return (
    <ConflictPanel
      mine={shown(mine)}
      theirs={shown(theirs)}
      updatedBy={theirs.updatedBy}
      labelOf={(name) => String(labels[name])}
      {...answers}
    />
  );
}

/** Choices are stored in the order in which they were ticked. */
function inOrder(values: unknown): string[] {
  return Array.isArray(values) ? values.map(String).sort() : [];
}
