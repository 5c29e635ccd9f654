import { useState } from 'react';
import type { DeskMember } from '../../../contract/schemas/desk/members';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { formatDateTime } from '../../../app/i18n/format-time';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { deskMessages } from '../../messages';
import { useDeskCall } from '../../session/use-desk-call';
import type { TableColumn } from '../../ui/list/data-table';
import { FilterForm } from '../../ui/list/filter-form';
import { KeywordField } from '../../ui/list/keyword-field';
import { PagedTable } from '../../ui/list/paged-table';
import { OpenButton } from '../../ui/open-button';
import { PageHead } from '../../ui/page-head';
import { OneTimePassword } from '../../ui/one-time-password';
import { MemberPanel } from './member-panel';
import { memberMessages } from './messages';

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
  const isSearched = keyword.length >= minimum;
  const call = useDeskCall(
    'deskMemberPage',
    isSearched ? { keyword, pageNum: page, pageSize } : null,
  );
  const columns = useColumns(setOpenId);
  return (
    <>
      <PageHead
        title={frame.pages.members}
        count={isSearched && call.data ? own.count(call.data.total) : undefined}
      />
      <FilterForm label={frame.pages.members}>
        <KeywordField
          label={own.find}
          hint={own.findHint}
          searched={keyword}
          onSearch={(typed) => {
            setKeyword(typed);
            setPage(1);
          }}
        />
      </FilterForm>
      {isSearched && (
        <PagedTable
          call={call}
          caption={frame.pages.members}
          columns={columns}
          none={own.none}
          page={page}
          pageSize={pageSize}
          onPage={setPage}
        >
          {({ records }) => {
            const open = records.find(({ id }) => id === openId);
            return (
              open && (
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
              )
            );
          }}
        </PagedTable>
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

function useColumns(onOpen: (id: string) => void): TableColumn<DeskMember>[] {
  const own = usePageMessages(memberMessages);
  const language = useLanguage();
  return [
    {
      id: 'userName',
      heading: own.userName,
      cell: ({ id, userName }) => (
        <OpenButton
          onClick={() => {
            onOpen(id);
          }}
        >
          {userName}
        </OpenButton>
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
  ];
}
