import { styled } from 'styled-components';
import { activityKinds } from '../../api/read/activity';
import { oneOf } from '../../api/read/values';
import { useActivityPage } from '../../api/use-activities';
import { activityWords } from '../../features/activity/activity-words';
import { Loaded } from '../../features/loaded/loaded';
import { PageText } from '../../features/page-text/page-text';
import { useLanguage } from '../../i18n/language';
import { formatDay } from '../../i18n/moments';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { useAddress } from '../../router/use-query';
import { ChoiceRow } from '../../ui/choice-row';
import { filtersPath } from '../../ui/filters-path';
import { MoreLink } from '../../ui/more-link';
import { PagedRecords } from '../../ui/paged-records';
import { readPage } from '../../ui/pages-to-show';
import { TextBones } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
import { ActivityRow } from './activity-row';
import { byDay } from './by-day';
import { words as ownMessages } from './words';

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
  const messages = usePageWords(ownMessages);
  const { kinds } = usePageWords(activityWords);
  const language = useLanguage();
  const { path, query } = useAddress();
  const kind = oneOf(query.get('kind'), activityKinds);
  const page = readPage(query.get('page'));
  const state = useActivityPage({ ...(kind && { kind }), pageNum: page, pageSize });
  const filters = { kind: kind ?? '', page };
  const pathTo = (change: { kind?: string; page?: number }) =>
    filtersPath<{ kind: string; page: number }>(path, filters, change);
  return (
    <Page>
      <PageTitle />
      <PageText code="Activities" />
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
      <Loaded state={state} skeleton={<TextBones lines={12} />}>
        {({ rows, total }) => (
          <PagedRecords
            shown={rows.length}
            total={total}
            pageSize={pageSize}
            page={page}
            pathOf={(each) => pathTo({ page: each })}
            count={messages.count(total)}
            empty={
              <Empty text={messages.empty}>
                <MoreLink to={path} keepPlace>
                  {messages.showAll}
                </MoreLink>
              </Empty>
            }
          >
            {byDay(rows).map(({ day, activities }) => (
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
