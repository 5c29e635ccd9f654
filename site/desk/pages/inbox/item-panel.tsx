import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { DeskBooking } from '../../../contract/schemas/desk/inbox';
import { bookingKinds } from '../../../contract/shared/booking-kinds';
import type { InboxKind } from '../../../contract/shared/desk/inbox';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useRefresh } from '../../session/use-desk-call';
import { deskMessages } from '../../messages';
import { FactList } from '../../ui/fact-list';
import { Panel } from '../../ui/panel';
import { CancelBooking } from './cancel-booking';
import { inboxKind, type InboxItem } from './inbox-kinds';
import { ItemHistory } from './item-history';
import { inboxMessages } from './messages';
import { StateButtons } from './state-buttons';

const Facts = styled(FactList)`
  margin-block: 12px 20px;
`;

interface ItemPanelProps {
  kind: InboxKind;
  item: InboxItem;
  onClose: () => void;
}

/** Everything about one item, its state, notes and history; a booking can be cancelled here. */
export function ItemPanel({ kind, item, onClose }: ItemPanelProps) {
  const frame = usePageMessages(deskMessages);
  const messages = usePageMessages(inboxMessages);
  const language = useLanguage();
  const { fields } = inboxKind(kind);
  const refresh = useRefreshItem(kind);
  const isOpenBooking =
    bookingKinds.some((each) => each === kind) && (item as DeskBooking).cancelledAt === undefined;
  return (
    <Panel title={frame.pages[kind]} closeLabel={frame.close} onClose={onClose}>
      <Facts>
        {fields.map(({ field, value }) => {
          const shown = value(item, { messages, language });
          return shown === '' || shown === undefined ? null : (
            <Fact key={field} name={messages.fields[field]}>
              {shown}
            </Fact>
          );
        })}
      </Facts>
      <StateButtons kind={kind} item={item} onChanged={refresh} />
      <ItemHistory kind={kind} id={item.id} onChanged={refresh} />
      {isOpenBooking && <CancelBooking id={item.id} onCancelled={refresh} />}
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Refreshes list, history and numbers after a change. */
function useRefreshItem(kind: InboxKind): () => Promise<void> {
  const refresh = useRefresh();
  return () => refresh(inboxKind(kind).call, 'deskDayList', 'deskItemEvents', 'deskSummary');
}
