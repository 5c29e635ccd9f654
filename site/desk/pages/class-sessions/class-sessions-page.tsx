import type { DeskClassSession } from '../../../contract/schemas/desk/class-sessions';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { deskMessages } from '../../messages';
import { useDeskCall } from '../../session/use-desk-call';
import { DataTable } from '../../ui/list/data-table';
import { EditableList } from '../../ui/list/editable-list';
import { useScheduleColumns } from '../../ui/schedule/schedule-columns';
import { EditClassSession } from './edit-class-session';
import { classSessionMessages } from './messages';

/** The sessions for classes; a change is seen by teachers at once. */
export function ClassSessionsPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(classSessionMessages);
  const call = useDeskCall('deskClassSessionList', {});
  return (
    <EditableList
      title={frame.pages.classSessions}
      texts={own}
      call={call}
      table={(rows, onOpen) => <ClassSessionTable sessions={rows} onOpen={onOpen} />}
      dialogue={(session, onClose) => <EditClassSession session={session} onClose={onClose} />}
    />
  );
}

interface ClassSessionTableProps {
  sessions: readonly DeskClassSession[];
  onOpen: (session: DeskClassSession) => void;
}

function ClassSessionTable({ sessions, onOpen }: ClassSessionTableProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(classSessionMessages);
  const { time, weekdays, period, except } = useScheduleColumns(onOpen);
  return (
    <DataTable
      caption={frame.pages.classSessions}
      rows={sessions}
      keyOf={({ id }) => id}
      columns={[
        time,
        weekdays,
        { id: 'capacity', heading: own.capacity, kind: 'number', cell: (row) => row.capacity },
        period,
        except,
      ]}
    />
  );
}
