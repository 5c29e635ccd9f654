import { useActivityDetail } from '../../api/use-activities';
import { Detail } from '../../features/detail/detail';
import { useRouteParam } from '../../router/use-route';
import { FormPage } from '../../ui/form/form-page';
import { TextBones } from '../../ui/skeleton';
import { ActivityFacts } from './activity-facts';
import { BookActivity } from './book-activity';

export function ActivityPage() {
  const id = useRouteParam('id');
  const state = useActivityDetail(id);
  return (
    <Detail state={state} skeleton={<TextBones lines={8} />}>
      {(activity) => (
        <FormPage>
          <ActivityFacts activity={activity} />
          <BookActivity key={activity.id} activity={activity} onChanged={state.retry} />
        </FormPage>
      )}
    </Detail>
  );
}
