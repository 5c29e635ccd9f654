import { useState } from 'react';
import { useDocentSlots } from '../../api/use-docent-slots';
import { CancelSection } from '../../features/form/cancel-section';
import { Receipt } from '../../features/form/receipt';
import { Loaded } from '../../features/loaded/loaded';
import { PageText } from '../../features/page-text/page-text';
import { useLanguage } from '../../i18n/language';
import { formatDay } from '../../i18n/moments';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { PlainButton } from '../../ui/button';
import { FormPage } from '../../ui/form/form-page';
import { TextBones } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
import { DocentForm, type Booking } from './docent-form';
import { words as ownMessages } from './words';

export function DocentsPage() {
  const messages = usePageWords(ownMessages);
  const language = useLanguage();
  const state = useDocentSlots();
  const [booking, setBooking] = useState<Booking>();
  return (
    <FormPage>
      <PageTitle />
      <PageText code="AppointExplain" />
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
            <Loaded state={state} skeleton={<TextBones lines={6} />}>
              {({ rows }) =>
                rows.length === 0 ? (
                  <Empty text={messages.none} />
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
