import type { ActivityDetail } from '../../../contract/schemas/activity';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { FormSection } from '../../features/form/form-section';
import { usePageMessages } from '../../i18n/use-page-messages';
import { MoreLink } from '../../features/records/list/more-link';
import { ActivityForm, type Booking } from './activity-form';
import { messages as ownMessages } from './messages';

interface BookActivityProps {
  activity: ActivityDetail;
  onBooked: () => void;
  /** Called when the number of free places has changed. */
  onChanged: () => void;
}

/** Booking form, its receipt, and the form for cancelling a booking. */
export function BookActivity({ activity, onBooked, onChanged }: BookActivityProps) {
  const messages = usePageMessages(ownMessages);
  const lead = activity.left === 0 ? messages.fullLead : messages.lead;
  return (
    <FormSection<Booking>
      id="activity-form"
      messages={{ ...messages, lead }}
      facts={({ people }) => [
        [messages.activity, activity.title],
        [messages.people, people],
      ]}
      next={<MoreLink to={pathOfKind('activity-list')}>{messages.all}</MoreLink>}
      onSent={() => {
        onBooked();
        onChanged();
      }}
      cancel={{ call: 'activityCancel', onCancelled: onChanged }}
    >
      {(onSent) => (
        <ActivityForm activityId={activity.id} onBooked={onSent} onRefused={onChanged} />
      )}
    </FormSection>
  );
}
