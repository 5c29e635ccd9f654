import { useState } from 'react';
import { useAdmissionSlots } from '../../api/hooks/admission';
import { FormSection } from '../../features/form/form-section';
import { CategorySummary } from '../../features/records/detail/category-summary';
import { LazyCategoryText } from '../../features/records/detail/lazy-category-text';
import { Loaded } from '../../features/records/list/loaded';
import { forgetTicket, LazyNewTicket, LazySavedTickets } from '../../features/ticket/lazy-ticket';
import type { Ticket } from '../../features/ticket/ticket';
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
  const [ticket, setTicket] = useState<Ticket>();
  const isRequired = state.data?.rows.some(({ required }) => required) ?? false;
  const lead = isRequired ? `${messages.lead}${messages.leadRequired}` : messages.lead;
  return (
    <FormPage>
      <PageTitle />
      <CategorySummary />
      <LazySavedTickets except={ticket?.code} />
      <FormSection<Booking>
        id="admission-form"
        messages={{ ...messages, lead }}
        facts={({ startAt, endAt, people }) => [
          [
            messages.when,
            `${formatDay(startAt, language)} ${formatTimes(startAt, endAt, language)}`,
          ],
          [messages.people, people],
        ]}
        next={ticket && <LazyNewTicket ticket={ticket} />}
        onSent={state.retry}
        cancel={{
          call: 'admissionCancel',
          onCancelled: (id) => {
            void forgetTicket(id).catch(() => undefined);
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
                    setTicket({ id, code, startAt, endAt, people });
                    onSent(booking);
                  }}
                />
              )
            }
          </Loaded>
        )}
      </FormSection>
      <LazyCategoryText />
    </FormPage>
  );
}
