import { styled } from 'styled-components';
import { useCategoryText } from '../../api/use-category-text';
import { Loaded } from '../../features/loaded/loaded';
import { SectionLead } from '../../features/section-lead/section-lead';
import { useMessages } from '../../i18n/language';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { RichText } from '../../ui/rich-text/rich-text';
import { TextBones } from '../../ui/skeleton';
import { Empty } from '../../ui/state';
import { Chart } from './chart.styles';

const Page = styled.div`
  padding-bottom: var(--section);
`;

/** Organisation chart: the nested list in the entry's text, styled as boxes and lines. */
export function OrganisationPage() {
  const { articles } = useMessages();
  const name = useRoute()?.route.name ?? '';
  const state = useCategoryText(name);
  return (
    <Page>
      <PageTitle />
      <SectionLead code={name} />
      <Loaded state={state} skeleton={<TextBones lines={10} />}>
        {({ rows: [entry] }) =>
          entry ? (
            <Chart>
              <RichText html={entry.content} />
            </Chart>
          ) : (
            <Empty text={articles.empty} />
          )
        }
      </Loaded>
    </Page>
  );
}
