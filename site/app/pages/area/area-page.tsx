import { findRoute } from '../../../contract/shared/route-paths';
import { categoryTrail } from '../../api/read/category-tree';
import { useCategories } from '../../api/hooks/category';
import { useCategoryText, useContentByParent } from '../../api/hooks/content';
import { Cover } from '../../features/cover/cover';
import { EntryCard } from '../../features/records/cards/entry-card';
import { Loaded } from '../../features/records/list/loaded';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useRoute } from '../../router/use-route';
import { MoreLink } from '../../features/records/list/more-link';
import { RichText } from '../../ui/rich-text/rich-text';
import { Section } from '../../ui/page/section';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { Summary } from '../../ui/text/summary';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { Page } from './area.styles';
import { AreaIndex } from './area-index';
import { messages as ownMessages } from './messages';

const cardsInRow = 3;

/** Landing page of an area: introduction, index of sections, and the newest cards of sections with pictures. */
export function AreaPage() {
  const { routes } = useMessages();
  const messages = usePageMessages(ownMessages);
  const route = useRoute()?.route;
  const name = route?.name ?? '';
  const { tree } = useCategories();
  const text = useCategoryText(name);
  const [introduction] = text.data?.rows ?? [];
  const childEntries = useContentByParent(name);
  const nodes = categoryTrail(tree ?? [], name).at(-1)?.children ?? [];
  const [cover] = introduction?.images ?? [];
  const picturedSections = (childEntries.data?.rows ?? [])
    .map(({ categoryCode, records }) => ({
      section: findRoute(categoryCode),
      entries: records.filter(({ images }) => images.length > 0).slice(0, cardsInRow),
    }))
    .filter(({ section, entries }) => section?.detail && entries.length === cardsInRow);
  return (
    <>
      {cover && <Cover image={cover} />}
      <Page>
        <div className="colophon">
          <div>
            <PageTitle />
            <Summary text={introduction?.summary} />
            <Loaded state={text} skeleton={<SkeletonText lines={7} />}>
              {({ rows: [entry] }) =>
                entry && (
                  <div className="text">
                    <RichText html={entry.content} />
                  </div>
                )
              }
            </Loaded>
          </div>
          <AreaIndex nodes={nodes} />
        </div>
        <RetryFailed calls={[childEntries]} />
        {picturedSections.map(
          ({ section, entries }) =>
            section && (
              <Section
                key={section.name}
                className="part"
                id={`part-${section.name}`}
                title={routes[section.name]}
                link={<MoreLink to={section.path}>{messages.all(routes[section.name])}</MoreLink>}
              >
                <div className="cards">
                  {entries.map((entry) => (
                    <EntryCard key={entry.id} entry={entry} list={section.name} />
                  ))}
                </div>
              </Section>
            ),
        )}
      </Page>
    </>
  );
}
