import { useActivityDetail } from '../../api/hooks/activity';
import { RecordDetail } from '../../features/records/detail/record-detail';
import { useRouteParam } from '../../router/use-route';
import { FormPage } from '../../ui/form/form-page';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { ActivityFacts } from './activity-facts';
import { BookActivity } from './book-activity';

export default function ActivityPage() {
  const id = useRouteParam('id');
  const state = useActivityDetail(id);
  return (
    <RecordDetail state={state} skeleton={<SkeletonText lines={8} />}>
      {(activity) => (
        <FormPage>
          <ActivityFacts activity={activity} />
          <BookActivity key={activity.id} activity={activity} onChanged={state.retry} />
        </FormPage>
      )}
    </RecordDetail>
  );
}
