import { useState } from 'react';
import { styled } from 'styled-components';
import type { DeskMember } from '../../../contract/schemas/desk/members';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { formatDateTime } from '../../../app/i18n/format-time';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { TextField } from '../../../app/ui/form/text-field';
import { deskMessages } from '../../messages';
import { useDeskCall } from '../../session/use-desk-call';
import { CallState } from '../../ui/call-state';
import { DataTable } from '../../ui/data-table';
import { Empty } from '../../ui/empty';
import { PageHead } from '../../ui/page-head';
import { Pager } from '../../ui/pager';
import { useDelayed } from '../../ui/use-delayed';
import { OneTimePassword } from '../../ui/one-time-password';
import { MemberPanel } from './member-panel';
import { memberMessages } from './messages';

const Search = styled.div`
  max-width: 420px;
  margin-bottom: 20px;
`;

const pageSize = 20;
const minimum = 2;

/** Members by a keyword, which is not in the address: it is personal data. */
export function MembersPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(memberMessages);
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<string>();
  const [reset, setReset] = useState<{ userName: string; password: string }>();
  const wanted = useDelayed(keyword.trim());
  const call = useDeskCall(
    'deskMemberPage',
    wanted.length < minimum ? null : { keyword: wanted, pageNum: page, pageSize },
  );
  return (
    <>
      <PageHead title={frame.pages.members}>
        <p role="status">{wanted.length >= minimum && call.data && own.count(call.data.total)}</p>
      </PageHead>
      <Search role="search">
        <TextField
          name="keyword"
          label={own.find}
          hint={own.findHint}
          type="search"
          required
          value={keyword}
          onChange={(value) => {
            setKeyword(value);
            setPage(1);
          }}
        />
      </Search>
      {wanted.length >= minimum && (
        <CallState call={call}>
          {({ records, total }) => {
            const open = records.find(({ id }) => id === openId);
            return (
              <>
                {records.length === 0 ? (
                  <Empty>{own.none}</Empty>
                ) : (
                  <MemberTable rows={records} onOpen={setOpenId} />
                )}
                <Pager page={page} pageCount={Math.ceil(total / pageSize)} onChange={setPage} />
                {open && (
                  <MemberPanel
                    member={open}
                    onClose={() => {
                      setOpenId(undefined);
                    }}
                    onReset={(password) => {
                      setOpenId(undefined);
                      setReset({ userName: open.userName, password });
                    }}
                  />
                )}
              </>
            );
          }}
        </CallState>
      )}
      {reset && (
        <OneTimePassword
          {...reset}
          onClose={() => {
            setReset(undefined);
          }}
        />
      )}
    </>
  );
}

interface MemberTableProps {
  rows: readonly DeskMember[];
  onOpen: (id: string) => void;
}

function MemberTable({ rows, onOpen }: MemberTableProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(memberMessages);
  const language = useLanguage();
  return (
    <DataTable
      caption={frame.pages.members}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'userName',
          heading: own.userName,
          cell: ({ id, userName }) => (
            <button
              type="button"
              className="open"
              onClick={() => {
                onOpen(id);
              }}
            >
              {userName}
            </button>
          ),
        },
        { id: 'nickName', heading: own.nickName, cell: ({ nickName }) => nickName },
        { id: 'phone', heading: own.phone, cell: ({ phone }) => phone },
        { id: 'email', heading: own.email, cell: ({ email }) => email },
        {
          id: 'since',
          heading: own.since,
          cell: ({ createdAt }) => formatDateTime(createdAt, language),
        },
        {
          id: 'state',
          heading: own.state,
          cell: ({ lockedAt, mustChangePassword }) => {
            if (lockedAt !== undefined) return own.locked;
            return mustChangePassword ? own.oneTime : own.active;
          },
        },
      ]}
    />
  );
}
