import { useState } from 'react';
import { styled } from 'styled-components';
import type { DeskAdmission } from '../../../contract/schemas/desk/admission';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { deskMessages } from '../../messages';
import { useDeskCall } from '../../session/use-desk-call';
import { CallState } from '../../ui/call-state';
import { DataTable } from '../../ui/data-table';
import { Empty } from '../../ui/empty';
import { PageHead } from '../../ui/page-head';
import { EditAdmission } from './edit-admission';
import { admissionMessages } from './messages';
import { usePeriodText } from './use-period-text';

const Lead = styled.p`
  max-width: 48em;
  margin-bottom: 20px;
`;

/** The times of entry and their places; a change is seen by visitors at once. */
export function AdmissionTimesPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(admissionMessages);
  const call = useDeskCall('deskAdmissionList', {});
  const [openId, setOpenId] = useState<string>();
  return (
    <>
      <PageHead title={frame.pages.admissionTimes}>
        <PlainButton
          type="button"
          onClick={() => {
            setOpenId('new');
          }}
        >
          {own.add}
        </PlainButton>
      </PageHead>
      <Lead>{own.lead}</Lead>
      <CallState call={call}>
        {(rows) => {
          const row = rows.find(({ id }) => id === openId);
          const isOpen = row !== undefined || openId === 'new';
          return (
            <>
              {rows.length === 0 ? (
                <Empty>{own.none}</Empty>
              ) : (
                <AdmissionTable rows={rows} onOpen={setOpenId} />
              )}
              {isOpen && (
                <EditAdmission
                  key={row?.version}
                  row={row}
                  onClose={() => {
                    setOpenId(undefined);
                  }}
                />
              )}
            </>
          );
        }}
      </CallState>
    </>
  );
}

interface AdmissionTableProps {
  rows: readonly DeskAdmission[];
  onOpen: (id: string) => void;
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
            <button
              type="button"
              className="open"
              onClick={() => {
                onOpen(row.id);
              }}
            >
              {periodText(row)}
            </button>
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
