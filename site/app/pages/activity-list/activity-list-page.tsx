import { styled } from 'styled-components';
import { activityKinds } from '../../api/read/activity';
import { oneOf } from '../../api/read/values';
import { useActivityPage } from '../../api/hooks/activity';
import { activityMessages } from '../../features/activity/messages';
import { Loaded } from '../../features/records/list/loaded';
import { CategoryText } from '../../features/records/detail/category-text';
import { useLanguage } from '../../i18n/i18n-context';
import { formatDay } from '../../i18n/format-time';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useHashLocation } from '../../router/use-hash-location';
import { ChoiceRow } from '../../features/records/filters/choice-row';
import { pathWithFilters } from '../../features/records/filters/path-with-filters';
import { MoreLink } from '../../features/records/list/more-link';
import { PagedRecords } from '../../features/records/list/paged-records';
import { parsePage } from '../../ui/page/pages-to-show';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { ActivityRow } from './activity-row';
import { groupByDay } from './group-by-day';
import { messages as ownMessages } from './messages';

const pageSize = 30;

const Page = styled.div`
  padding-bottom: var(--section);

  .filter {
    margin-top: 24px;
  }

  .count {
    margin-top: 12px;
    color: var(--ash);
  }

  .day {
    margin-top: 36px;
  }

  .day h2 {
    padding-bottom: 10px;
    border-bottom: 2px solid var(--cinnabar);
    font-size: var(--size-h3);
  }
`;

export function ActivityListPage() {
  const messages = usePageMessages(ownMessages);
  const { kinds } = usePageMessages(activityMessages);
  const language = useLanguage();
  const { path, query } = useHashLocation();
  const kind = oneOf(query.get('kind'), activityKinds);
  const page = parsePage(query.get('page'));
  const state = useActivityPage({ ...(kind && { kind }), pageNum: page, pageSize });
  const filters = { kind: kind ?? '', page };
  const pathTo = (change: { kind?: string; page?: number }) =>
    pathWithFilters<{ kind: string; page: number }>(path, filters, change);
  return (
    <Page>
      <PageTitle />
      <CategoryText code="Activities" />
      <div className="filter">
        <ChoiceRow
          label={messages.kind}
          chosen={kind ?? ''}
          choices={[
            { value: '', label: messages.all },
            ...activityKinds.map((value) => ({ value, label: kinds[value] })),
          ]}
          pathOf={(value) => pathTo({ kind: value })}
        />
      </div>
      <Loaded state={state} skeleton={<SkeletonText lines={12} />}>
        {({ rows, total }) => (
          <PagedRecords
            shown={rows.length}
            total={total}
            pageSize={pageSize}
            page={page}
            pathOf={(each) => pathTo({ page: each })}
            count={messages.count(total)}
            empty={
              <EmptyState text={messages.empty}>
                <MoreLink to={path} keepPlace>
                  {messages.showAll}
                </MoreLink>
              </EmptyState>
            }
          >
            {groupByDay(rows).map(({ day, activities }) => (
              <section key={day} className="day" aria-labelledby={`day-${day}`}>
                <h2 id={`day-${day}`}>{formatDay(day, language)}</h2>
                <ul className="rows">
                  {activities.map((activity) => (
                    <ActivityRow key={activity.id} activity={activity} />
                  ))}
                </ul>
              </section>
            ))}
          </PagedRecords>
        )}
      </Loaded>
    </Page>
  );
}
