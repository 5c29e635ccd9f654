import { useEffect } from 'react';
import type { DeskBackup } from '../../../contract/schemas/desk/jobs';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { formatDateTime } from '../../../app/i18n/format-time';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { deskMessages } from '../../messages';
import { useAction } from '../../session/use-action';
import { useDeskCall } from '../../session/use-desk-call';
import { CallState } from '../../ui/call-state';
import { DataTable } from '../../ui/list/data-table';
import { Empty } from '../../ui/list/empty';
import { isRunning, JobList, useJobs } from '../../ui/job-list';
import { megabytes } from '../../ui/megabytes';
import { OpenButton } from '../../ui/open-button';
import { Lead } from '../../ui/lead';
import { PageHead } from '../../ui/page-head';
import { backupMessages } from './messages';

/** Backups with size and state, and a button that writes one now. */
export function BackupsPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(backupMessages);
  const act = useAction('deskJobList');
  const isBusy = useJobs().jobs.some(isRunning);
  const call = useDeskCall('deskBackupList', {});
  const { retry } = call;
  useEffect(() => {
    if (!isBusy) retry();
  }, [isBusy, retry]);
  const isConfigured = call.data?.isConfigured ?? false;
  return (
    <>
      <PageHead title={frame.pages.backups}>
        {isConfigured && (
          <PlainButton
            type="button"
            aria-busy={isBusy}
            onClick={() => void act('deskBackupStart', {}, own.started)}
          >
            {own.start}
          </PlainButton>
        )}
      </PageHead>
      <Lead>{own.lead}</Lead>
      <CallState call={call}>
        {({ backups }) => {
          if (!isConfigured) return <Empty>{own.unset}</Empty>;
          return backups.length === 0 ? (
            <Empty>{own.none}</Empty>
          ) : (
            <BackupTable
              backups={backups}
              onCheck={(day) => void act('deskBackupCheck', { day }, own.checkStarted)}
            />
          );
        }}
      </CallState>
      <JobList kinds={['backup', 'backupCheck']} />
    </>
  );
}

interface BackupTableProps {
  backups: readonly DeskBackup[];
  onCheck: (day: string) => void;
}

function BackupTable({ backups, onCheck }: BackupTableProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(backupMessages);
  const language = useLanguage();
  const { columns } = own;
  return (
    <DataTable
      caption={frame.pages.backups}
      rows={backups}
      keyOf={({ day }) => day}
      columns={[
        { id: 'day', heading: columns.day, cell: ({ day }) => day },
        {
          id: 'createdAt',
          heading: columns.createdAt,
          cell: ({ createdAt }) => formatDateTime(createdAt, language),
        },
        {
          id: 'bytes',
          heading: columns.bytes,
          kind: 'number',
          cell: ({ bytes }) => megabytes(bytes),
        },
        { id: 'rows', heading: columns.rows, kind: 'number', cell: ({ rows }) => rows },
        { id: 'files', heading: columns.files, kind: 'number', cell: ({ files }) => files },
        {
          id: 'verified',
          heading: columns.verified,
          kind: 'text',
          cell: ({ day, verifiedAt }) => (
            <>
              {verifiedAt === undefined
                ? own.damaged
                : own.verified(formatDateTime(verifiedAt, language))}{' '}
              <OpenButton
                aria-label={own.checkOf(day)}
                onClick={() => {
                  onCheck(day);
                }}
              >
                {own.check}
              </OpenButton>
            </>
          ),
        },
      ]}
    />
  );
}
