import { useState } from 'react';
import { useClassVisitSlots } from '../../api/hooks/class-visit';
import { FormSection } from '../../features/form/form-section';
import { Loaded } from '../../features/records/list/loaded';
import { forgetTicket, LazyNewTicket, LazySavedTickets } from '../../features/ticket/lazy-ticket';
import type { Ticket } from '../../features/ticket/ticket';
import { formatDay, formatTimes } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { FormPage } from '../../ui/form/form-page';
import { ClassVisitForm, type Booking } from './class-visit-form';
import { messages as ownMessages } from './messages';

/** The form for a session, its receipt with the ticket, the cancellation, and the tickets that this device keeps. */
export function ClassVisitBooking() {
  const messages = usePageMessages(ownMessages);
  const language = useLanguage();
  const state = useClassVisitSlots();
  const [ticket, setTicket] = useState<Ticket>();
  return (
    <FormPage style={{ paddingBottom: 0 }}>
      <LazySavedTickets except={ticket?.code} />
      <FormSection<Booking>
        id="class-visit-form"
        messages={messages}
        facts={({ startAt, endAt, school, pupils, adults }) => [
          [
            messages.when,
            `${formatDay(startAt, language)} ${formatTimes(startAt, endAt, language)}`,
          ],
          [messages.school, school],
          [messages.group, messages.people(pupils, adults)],
        ]}
        next={ticket && <LazyNewTicket ticket={ticket} />}
        onSent={state.retry}
        cancel={{
          call: 'classVisitCancel',
          onCancelled: (id) => {
            void forgetTicket(id).catch(() => undefined);
            state.retry();
          },
        }}
      >
        {(onSent) => (
          <Loaded state={state} skeleton={<SkeletonText lines={8} />}>
            {({ rows }) =>
              rows.length === 0 ? (
                <EmptyState text={messages.none} />
              ) : (
                <ClassVisitForm
                  slots={rows}
                  onRefused={state.retry}
                  onBooked={(booking) => {
                    const { id, code, startAt, endAt, pupils, adults } = booking;
                    const people = pupils + adults;
                    setTicket({ id, code, startAt, endAt, people });
                    onSent(booking);
                  }}
                />
              )
            }
          </Loaded>
        )}
      </FormSection>
    </FormPage>
  );
}
