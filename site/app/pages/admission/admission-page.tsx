import { useState } from 'react';
import { useAdmissionSlots } from '../../api/hooks/admission';
import { FormSection } from '../../features/form/form-section';
import { CategoryText } from '../../features/records/detail/category-text';
import { Loaded } from '../../features/records/list/loaded';
import { LazyTicketCode, LazyTicketList } from '../../features/ticket/lazy-ticket';
import { removeTicket, saveTicket, type Ticket } from '../../features/ticket/saved-tickets';
import { useTickets } from '../../features/ticket/use-tickets';
import { formatDay, formatTimes } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { FormPage } from '../../ui/form/form-page';
import { AdmissionForm, type Booking } from './admission-form';
import { messages as ownMessages } from './messages';

/** Booking of a time of entry, and the tickets that this device keeps. */
export default function AdmissionPage() {
  const messages = usePageMessages(ownMessages);
  const language = useLanguage();
  const state = useAdmissionSlots();
  const tickets = useTickets();
  /** The ticket of the receipt is shown there, not in the list. */
  const [booked, setBooked] = useState<{ ticket: Ticket; isSaved: boolean }>();
  const others = tickets.filter(({ code }) => code !== booked?.ticket.code);
  const isRequired = state.data?.rows.some(({ required }) => required) ?? false;
  const done = booked?.isSaved === false ? messages.doneUnsaved : messages.done;
  const lead = isRequired ? `${messages.lead}${messages.leadRequired}` : messages.lead;
  return (
    <FormPage>
      <PageTitle />
      <CategoryText part="summary" />
      {others.length > 0 && <LazyTicketList tickets={others} />}
      <FormSection<Booking>
        id="admission-form"
        messages={{ ...messages, lead, done }}
        facts={({ startAt, endAt, people }) => [
          [
            messages.when,
            `${formatDay(startAt, language)} ${formatTimes(startAt, endAt, language)}`,
          ],
          [messages.people, people],
        ]}
        next={booked && <LazyTicketCode ticket={booked.ticket} />}
        onSent={state.retry}
        cancel={{
          call: 'admissionCancel',
          onCancelled: (id) => {
            removeTicket(id, new Date());
            setBooked(undefined);
            state.retry();
          },
        }}
      >
        {(onSent) => (
          <Loaded state={state} skeleton={<SkeletonText lines={6} />}>
            {({ rows }) =>
              rows.length === 0 ? (
                <EmptyState text={messages.none} />
              ) : (
                <AdmissionForm
                  slots={rows}
                  onRefused={state.retry}
                  onBooked={(booking) => {
                    const { id, code, startAt, endAt, people } = booking;
                    const ticket = { id, code, startAt, endAt, people };
                    setBooked({ ticket, isSaved: saveTicket(ticket, new Date()) });
                    onSent(booking);
                  }}
                />
              )
            }
          </Loaded>
        )}
      </FormSection>
      <CategoryText part="text" />
    </FormPage>
  );
}
