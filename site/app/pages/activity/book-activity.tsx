import { useState } from 'react';
import type { ActivityDetail } from '../../../contract/entities/activity';
import { routeNamed } from '../../../contract/route-paths';
import { CancelSection } from '../../features/form/cancel-section';
import { Receipt } from '../../features/form/receipt';
import { usePageWords } from '../../i18n/page-words';
import { PlainButton } from '../../ui/button';
import { MoreLink } from '../../ui/more-link';
import { ActivityForm, type Booking } from './activity-form';
import { words as ownWords } from './words';

interface BookActivityProps {
  activity: ActivityDetail;
  /** The places are others than before. */
  onChanged: () => void;
}

/** The form in which one books, what stands there once that is done, and how one cancels. */
export function BookActivity({ activity, onChanged }: BookActivityProps) {
  const words = usePageWords(ownWords);
  const [booking, setBooking] = useState<Booking>();
  return (
    <>
      <section aria-labelledby="activity-form">
        <h2 id="activity-form">{words.title}</h2>
        {booking ? (
          <Receipt
            title={words.doneTitle}
            text={words.done}
            id={booking.id}
            facts={[
              [words.activity, activity.title],
              [words.people, booking.people],
            ]}
          >
            <MoreLink to={routeNamed('Activities')?.path ?? '/'}>{words.all}</MoreLink>
            <PlainButton
              type="button"
              onClick={() => {
                setBooking(undefined);
              }}
            >
              {words.again}
            </PlainButton>
          </Receipt>
        ) : (
          <>
            <p className="lead">{activity.left === 0 ? words.fullLead : words.lead}</p>
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
