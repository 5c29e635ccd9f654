import { styled } from 'styled-components';
import { useCategoryText } from '../../api/hooks/content';
import { Loaded } from '../../features/records/list/loaded';
import { SectionLead } from '../../features/records/detail/section-lead';
import { useMessages } from '../../i18n/i18n-context';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { RichText } from '../../ui/rich-text/rich-text';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { Chart } from './chart.styles';

const Page = styled.div`
  padding-bottom: var(--section);
`;

/** Organisation chart: the nested list in the entry's text, styled as boxes and lines. */
export default function OrganisationPage() {
  const { articles } = useMessages();
  const name = useRoute()?.route.name ?? '';
  const state = useCategoryText(name);
  return (
    <Page>
      <PageTitle />
      <SectionLead />
      <Loaded state={state} skeleton={<SkeletonText lines={10} />}>
        {({ rows: [entry] }) =>
          entry ? (
            <Chart>
              <RichText html={entry.content} />
            </Chart>
          ) : (
            <EmptyState text={articles.empty} />
          )
        }
      </Loaded>
    </Page>
  );
}
