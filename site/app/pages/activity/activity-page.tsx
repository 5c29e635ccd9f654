import { useActivityDetail } from '../../api/use-activities';
import { Detail } from '../../features/detail/detail';
import { NotFound } from '../../features/not-found/not-found';
import { SearchBox } from '../../features/search-box/search-box';
import { useMessages } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { useRouteParam } from '../../router/use-route';
import { FormPage } from '../../ui/form/form-page';
import { TextBones } from '../../ui/skeleton';
import { ActivityFacts } from './activity-facts';
import { BookActivity } from './book-activity';
import { words as ownWords } from './words';

export function ActivityPage() {
  const words = usePageWords(ownWords);
  const { notFound } = useMessages();
  const id = useRouteParam('id');
  const state = useActivityDetail(id);
  return (
    <Detail
      state={state}
      skeleton={<TextBones lines={8} />}
      missing={
        <NotFound title={words.missing}>
          <SearchBox label={notFound.search} />
        </NotFound>
      }
    >
      {(activity) => (
        <FormPage>
          <ActivityFacts activity={activity} />
          <BookActivity key={activity.id} activity={activity} onChanged={state.retry} />
        </FormPage>
      )}
    </Detail>
  );
}
