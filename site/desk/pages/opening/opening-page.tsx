import { useState } from 'react';
import type { DeskOpeningRule } from '../../../contract/schemas/desk/arrangement';
import { floors } from '../../../app/features/floor-plan/levels';
import { useLanguage } from '../../../app/i18n/i18n-context';
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
import { weekdayNames, weekOrder } from '../../../contract/shared/desk/weekday-names';
import { EditOpening } from './edit-opening';
import { openingMessages } from './messages';

/** The open dialogue: a rule as it was when it was opened, or a new one. */
interface Open {
  rule?: DeskOpeningRule;
  isClosure: boolean;
}

/** Opening hours, holidays and closures. */
export function OpeningPage() {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(openingMessages);
  const call = useDeskCall('deskOpeningList', {});
  const [open, setOpen] = useState<Open>();
  const add = (isClosure: boolean, label: string) => (
    <PlainButton
      type="button"
      onClick={() => {
        setOpen({ isClosure });
      }}
    >
      {label}
    </PlainButton>
  );
  return (
    <>
      <PageHead title={frame.pages.opening}>
        {add(true, own.addClosure)}
        {add(false, own.addHours)}
      </PageHead>
      <Lead>{own.lead}</Lead>
      <CallState call={call}>
        {(rules) =>
          rules.length === 0 ? (
            <Empty>{own.none}</Empty>
          ) : (
            <RuleTable
              rules={rules}
              onOpen={(rule) => {
                setOpen({ rule, isClosure: rule.source.closed === true });
              }}
            />
          )
        }
      </CallState>
      {open && (
        <EditOpening
          rule={open.rule}
          isClosure={open.isClosure}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
    </>
  );
}

const allRooms = floors.flatMap(({ rooms }) => rooms);

interface RuleTableProps {
  rules: readonly DeskOpeningRule[];
  onOpen: (rule: DeskOpeningRule) => void;
}

function RuleTable({ rules, onOpen }: RuleTableProps) {
  const frame = usePageMessages(deskMessages);
  const own = usePageMessages(openingMessages);
  const names = usePageMessages(weekdayNames);
  const language = useLanguage();
  const separator = language === 'zh' ? '、' : ', ';
  const closureOf = (rooms: unknown) => {
    if (!Array.isArray(rooms)) return own.closed;
    const closed = allRooms.filter(({ id }) => rooms.includes(id));
    return own.closedRooms(closed.map(({ name }) => name[language]).join(separator));
  };
  return (
    <DataTable
      caption={frame.pages.opening}
      rows={rules}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'period',
          heading: own.period,
          cell: (rule) => (
            <OpenButton
              onClick={() => {
                onOpen(rule);
              }}
            >
              {periodOf(textOf(rule.source.from), textOf(rule.source.until)) || own.always}
            </OpenButton>
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
              closureOf(source.rooms)
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
