import { useState } from 'react';
import type { DeskAdmission } from '../../../contract/schemas/desk/admission';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { deskMessages } from '../../messages';
import { useDeskCall } from '../../session/use-desk-call';
import { CallState } from '../../ui/call-state';
import { DataTable } from '../../ui/list/data-table';
import { Empty } from '../../ui/list/empty';
import { Lead } from '../../ui/lead';
import { OpenButton } from '../../ui/open-button';
import { PageHead } from '../../ui/page-head';
import { EditAdmission } from './edit-admission';
import { admissionMessages } from './messages';
import { usePeriodText } from './use-period-text';

/** The times of entry and their places; a change is seen by visitors at once. */
export function AdmissionTimesPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(admissionMessages);
  const call = useDeskCall('deskAdmissionList', {});
  /** The open dialogue: a setting as it was when it was opened, or a new one. */
  const [open, setOpen] = useState<{ row?: DeskAdmission }>();
  return (
    <>
      <PageHead title={frame.pages.admissionTimes}>
        <PlainButton
          type="button"
          onClick={() => {
            setOpen({});
          }}
        >
          {own.add}
        </PlainButton>
      </PageHead>
      <Lead>{own.lead}</Lead>
      <CallState call={call}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty>{own.none}</Empty>
          ) : (
            <AdmissionTable
              rows={rows}
              onOpen={(row) => {
                setOpen({ row });
              }}
            />
          )
        }
      </CallState>
      {open && (
        <EditAdmission
          row={open.row}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
    </>
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
