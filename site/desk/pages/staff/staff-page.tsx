import { useState } from 'react';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { formatDateTime } from '../../../app/i18n/format-time';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { useDeskCall, useRefresh } from '../../session/use-desk-call';
import { deskMessages } from '../../messages';
import { CallState } from '../../ui/call-state';
import { DataTable } from '../../ui/list/data-table';
import { OpenButton } from '../../ui/open-button';
import { PageHead } from '../../ui/page-head';
import { AddStaff } from './add-staff';
import { EditStaff } from './edit-staff';
import { staffMessages } from './messages';
import { OneTimePassword } from '../../ui/one-time-password';

/** A dialogue that is open. */
type Open =
  | { kind: 'add' }
  | { kind: 'edit'; id: string }
  | { kind: 'password'; userName: string; password: string };

/** Accounts of the staff. */
export function StaffPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(staffMessages);
  const language = useLanguage();
  const call = useDeskCall('deskStaffPage', { pageSize: 100 });
  const refresh = useRefresh();
  const [open, setOpen] = useState<Open>();
  const close = () => {
    setOpen(undefined);
  };
  const showPassword = (userName: string, password: string) => {
    setOpen({ kind: 'password', userName, password });
    void refresh('deskStaffPage', 'deskAuditPage');
  };
  return (
    <>
      <PageHead title={frame.pages.staff}>
        <PlainButton
          type="button"
          onClick={() => {
            setOpen({ kind: 'add' });
          }}
        >
          {own.add}
        </PlainButton>
      </PageHead>
      <CallState call={call}>
        {({ records }) => {
          const edited = open?.kind === 'edit' && records.find(({ id }) => id === open.id);
          return (
            <>
              <DataTable
                caption={frame.pages.staff}
                rows={records}
                keyOf={({ id }) => id}
                columns={[
                  {
                    id: 'name',
                    heading: own.name,
                    cell: ({ id, displayName }) => (
                      <OpenButton
                        onClick={() => {
                          setOpen({ kind: 'edit', id });
                        }}
                      >
                        {displayName}
                      </OpenButton>
                    ),
                  },
                  { id: 'userName', heading: own.userName, cell: ({ userName }) => userName },
                  {
                    id: 'roles',
                    heading: own.roles,
                    cell: ({ roles }) => roles.map((role) => frame.roles[role]).join(', '),
                  },
                  {
                    id: 'lastLogin',
                    heading: own.lastLogin,
                    cell: ({ lastLoginAt }) =>
                      lastLoginAt === undefined ? own.never : formatDateTime(lastLoginAt, language),
                  },
                  {
                    id: 'state',
                    heading: own.state,
                    cell: ({ disabledAt, mustChangePassword }) =>
                      disabledAt !== undefined
                        ? own.disabled
                        : mustChangePassword
                          ? own.oneTime
                          : own.active,
                  },
                ]}
              />
              {edited && <EditStaff row={edited} onClose={close} onReset={showPassword} />}
            </>
          );
        }}
      </CallState>
      {open?.kind === 'add' && <AddStaff onClose={close} onAdded={showPassword} />}
      {open?.kind === 'password' && (
        <OneTimePassword userName={open.userName} password={open.password} onClose={close} />
      )}
    </>
  );
}
