import { useState } from 'react';
import { useDocentSlots } from '../../api/hooks/docent';
import { CancelSection } from '../../features/form/cancel-section';
import { Receipt } from '../../features/form/receipt';
import { Loaded } from '../../features/records/list/loaded';
import { CategoryText } from '../../features/records/detail/category-text';
import { useLanguage } from '../../i18n/i18n-context';
import { formatDay } from '../../i18n/format-time';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { PlainButton } from '../../ui/button';
import { FormPage } from '../../ui/form/form-page';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { DocentForm, type Booking } from './docent-form';
import { messages as ownMessages } from './messages';

export function DocentsPage() {
  const messages = usePageMessages(ownMessages);
  const language = useLanguage();
  const state = useDocentSlots();
  const [booking, setBooking] = useState<Booking>();
  return (
    <FormPage>
      <PageTitle />
      <CategoryText code="AppointExplain" />
      <section aria-labelledby="docent-form">
        <h2 id="docent-form">{messages.title}</h2>
        {booking ? (
          <Receipt
            title={messages.doneTitle}
            text={messages.done}
            id={booking.id}
            facts={[
              [messages.when, `${formatDay(booking.day, language)} ${booking.time}`],
              [messages.slot, messages.languages[booking.language]],
              [messages.people, booking.people],
            ]}
          >
            <PlainButton
              type="button"
              onClick={() => {
                setBooking(undefined);
              }}
            >
              {messages.another}
            </PlainButton>
          </Receipt>
        ) : (
          <>
            <p className="lead">{messages.lead}</p>
            <Loaded state={state} skeleton={<SkeletonText lines={6} />}>
              {({ rows }) =>
                rows.length === 0 ? (
                  <EmptyState text={messages.none} />
                ) : (
                  <DocentForm
                    slots={rows}
                    onBooked={(booked) => {
                      setBooking(booked);
                      state.retry();
                    }}
                    onRefused={state.retry}
                  />
                )
              }
            </Loaded>
          </>
        )}
      </section>
      <CancelSection call="docentCancel" booking={booking} onCancelled={state.retry} />
    </FormPage>
  );
}
