import type { DeskAdmission } from '../../../contract/schemas/desk/admission';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { deskMessages } from '../../messages';
import { useDeskCall } from '../../session/use-desk-call';
import { DataTable } from '../../ui/list/data-table';
import { EditableList } from '../../ui/list/editable-list';
import { OpenButton } from '../../ui/open-button';
import { EditAdmission } from './edit-admission';
import { admissionMessages } from './messages';
import { usePeriodText } from './use-period-text';

/** The times of entry and their places; a change is seen by visitors at once. */
export function AdmissionTimesPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(admissionMessages);
  const call = useDeskCall('deskAdmissionList', {});
  return (
    <EditableList
      title={frame.pages.admissionTimes}
      texts={own}
      call={call}
      table={(rows, onOpen) => <AdmissionTable rows={rows} onOpen={onOpen} />}
      dialogue={(row, onClose) => <EditAdmission row={row} onClose={onClose} />}
    />
  );
}

interface AdmissionTableProps {
  rows: readonly DeskAdmission[];
  onOpen: (row: DeskAdmission) => void;
}

function AdmissionTable({ rows, onOpen }: AdmissionTableProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(admissionMessages);
  const periodText = usePeriodText();
  return (
    <DataTable
      caption={frame.pages.admissionTimes}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'period',
          heading: own.period,
          cell: (row) => (
            <OpenButton
              onClick={() => {
                onOpen(row);
              }}
            >
              {periodText(row)}
            </OpenButton>
          ),
        },
        {
          id: 'slotMinutes',
          heading: own.slotMinutes,
          cell: ({ slotMinutes }) => own.minutes(slotMinutes),
        },
        { id: 'capacity', heading: own.capacity, kind: 'number', cell: (row) => row.capacity },
        {
          id: 'required',
          heading: own.required,
          cell: ({ required }) => own.requirements[required],
        },
      ]}
    />
  );
}
