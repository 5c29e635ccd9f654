import { useState } from 'react';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { useActivityDetail } from '../../api/hooks/activity';
import { useNow } from '../../features/opening-hours/clock';
import { RecordDetail } from '../../features/records/detail/record-detail';
import { MoreLink } from '../../features/records/list/more-link';
import { usePageMessages } from '../../i18n/use-page-messages';
import { useRouteParam } from '../../router/use-route';
import { FormPage } from '../../ui/form/form-page';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { ActivityFacts } from './activity-facts';
import { BookActivity } from './book-activity';
import { messages as ownMessages } from './messages';

export default function ActivityPage() {
  const id = useRouteParam('id');
  const state = useActivityDetail(id);
  const messages = usePageMessages(ownMessages);
  const now = useNow();
  const [bookedId, setBookedId] = useState<string>();
  return (
    <RecordDetail state={state} skeleton={<SkeletonText lines={8} />}>
      {(activity) => {
        const isOver = new Date(activity.startAt) <= now;
        return (
          <FormPage>
            <ActivityFacts activity={activity} isOver={isOver} />
            {/* The receipt of a visitor who booked just before the beginning stays. */}
            {isOver && bookedId !== activity.id ? (
              <MoreLink to={pathOfKind('activity-list')}>{messages.all}</MoreLink>
            ) : (
              <BookActivity
                key={activity.id}
                activity={activity}
                onBooked={() => {
                  setBookedId(activity.id);
                }}
                onChanged={state.retry}
              />
            )}
          </FormPage>
        );
      }}
    </RecordDetail>
  );
}
