import { useState } from 'react';
import type { ActivityDetail } from '../../../contract/schemas/activity';
import { findRoute } from '../../../contract/shared/route-paths';
import { CancelSection } from '../../features/form/cancel-section';
import { Receipt } from '../../features/form/receipt';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PlainButton } from '../../ui/button';
import { MoreLink } from '../../features/records/list/more-link';
import { ActivityForm, type Booking } from './activity-form';
import { messages as ownMessages } from './messages';

interface BookActivityProps {
  activity: ActivityDetail;
  /** Called when the number of free places has changed. */
  onChanged: () => void;
}

/** Booking form, its receipt, and the form for cancelling a booking. */
export function BookActivity({ activity, onChanged }: BookActivityProps) {
  const messages = usePageMessages(ownMessages);
  const [booking, setBooking] = useState<Booking>();
  return (
    <>
      <section aria-labelledby="activity-form">
        <h2 id="activity-form">{messages.title}</h2>
        {booking ? (
          <Receipt
            title={messages.doneTitle}
            text={messages.done}
            id={booking.id}
            facts={[
              [messages.activity, activity.title],
              [messages.people, booking.people],
            ]}
          >
            <MoreLink to={findRoute('Activities')?.path ?? '/'}>{messages.all}</MoreLink>
            <PlainButton
              type="button"
              onClick={() => {
                setBooking(undefined);
              }}
            >
              {messages.again}
            </PlainButton>
          </Receipt>
        ) : (
          <>
            <p className="lead">{activity.left === 0 ? messages.fullLead : messages.lead}</p>
            <ActivityForm
              activityId={activity.id}
              onBooked={(booked) => {
                setBooking(booked);
                onChanged();
              }}
              onRefused={onChanged}
            />
          </>
        )}
      </section>
      <CancelSection call="activityCancel" booking={booking} onCancelled={onChanged} />
    </>
  );
}
