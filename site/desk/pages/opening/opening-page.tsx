import { useState } from 'react';
import { styled } from 'styled-components';
import type { DeskOpeningRule } from '../../../contract/schemas/desk/arrangement';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { PlainButton } from '../../../app/ui/button';
import { deskMessages } from '../../messages';
import { useDeskCall } from '../../session/use-desk-call';
import { CallState } from '../../ui/call-state';
import { DataTable } from '../../ui/data-table';
import { Empty } from '../../ui/empty';
import { PageHead } from '../../ui/page-head';
import { weekdayNames, weekOrder } from '../../../contract/shared/desk/weekday-names';
import { EditOpening } from './edit-opening';
import { openingMessages } from './messages';

const Lead = styled.p`
  max-width: 48em;
  margin-bottom: 20px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

type Open = { kind: 'hours' | 'closure' } | { kind: 'edit'; id: string };

/** Opening hours, holidays and closures. */
export function OpeningPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(openingMessages);
  const call = useDeskCall('deskOpeningList', {});
  const [open, setOpen] = useState<Open>();
  const add = (kind: 'hours' | 'closure', label: string) => (
    <PlainButton
      type="button"
      onClick={() => {
        setOpen({ kind });
      }}
    >
      {label}
    </PlainButton>
  );
  return (
    <>
      <PageHead title={frame.pages.opening}>
        <Actions>
          {add('closure', own.addClosure)}
          {add('hours', own.addHours)}
        </Actions>
      </PageHead>
      <Lead>{own.lead}</Lead>
      <CallState call={call}>
        {(rules) => {
          const edited = rules.find((rule) => open?.kind === 'edit' && rule.id === open.id);
          return (
            <>
              {rules.length === 0 ? (
                <Empty>{own.none}</Empty>
              ) : (
                <RuleTable
                  rules={rules}
                  onOpen={(id) => {
                    setOpen({ kind: 'edit', id });
                  }}
                />
              )}
              {(edited ?? (open && open.kind !== 'edit')) && (
                <EditOpening
                  key={`${edited?.version} ${edited?.isWithdrawn}`}
                  rule={edited}
                  isClosure={edited ? edited.source.closed === true : open?.kind === 'closure'}
                  onClose={() => {
                    setOpen(undefined);
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

interface RuleTableProps {
  rules: readonly DeskOpeningRule[];
  onOpen: (id: string) => void;
}

function RuleTable({ rules, onOpen }: RuleTableProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(openingMessages);
  const names = usePageMessages(weekdayNames);
  const language = useLanguage();
  const separator = language === 'zh' ? '、' : ', ';
  return (
    <DataTable
      caption={frame.pages.opening}
      rows={rules}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'period',
          heading: own.period,
          cell: ({ id, source }) => (
            <button
              type="button"
              className="open"
              onClick={() => {
                onOpen(id);
              }}
            >
              {periodOf(textOf(source.from), textOf(source.until)) || own.always}
            </button>
          ),
        },
        {
          id: 'weekdays',
          heading: own.weekdays,
          kind: 'text',
          cell: ({ source: { weekdays } }) =>
            Array.isArray(weekdays)
              ? weekOrder
                  .filter((day) => weekdays.includes(day))
                  .map((day) => names[day])
                  .join(separator)
              : own.everyDay,
        },
        {
          id: 'hours',
          heading: own.hours,
          cell: ({ source }) =>
            source.closed === true ? (
              own.closed
            ) : (
              <>
                {textOf(source.opens)}–{textOf(source.closes)}
                {textOf(source.last_entry) && ` (${own.lastEntry(textOf(source.last_entry))})`}
              </>
            ),
        },
        {
          id: 'text',
          heading: own.text,
          kind: 'text',
          cell: ({ source }) => textOf(language === 'zh' ? source.text_zh : source.text_en),
        },
        {
          id: 'state',
          heading: own.state,
          cell: ({ isWithdrawn }) => (isWithdrawn ? own.withdrawn : own.active),
        },
      ]}
    />
  );
}

function periodOf(from: string, until: string): string {
  if (from === until) return from;
  return `${from} – ${until}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
