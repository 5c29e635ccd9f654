import type { ContentEntry } from '../../../contract/schemas/content';
import { findRoute } from '../../../contract/shared/route-paths';
import { categoryTrail } from '../../api/read/category-tree';
import { useCategories } from '../../api/hooks/category';
import { useCategoryText, useContentByParent } from '../../api/hooks/content';
import { Cover } from '../../features/cover/cover';
import { DatedEntry } from '../../features/records/cards/dated-entry';
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

const picturedFirst = (entries: readonly ContentEntry[]) =>
  [...entries].sort((a, b) => Math.sign(b.images.length) - Math.sign(a.images.length));

/** Landing page of an area: introduction, index of sections, and the newest entries of each, as cards where one has a picture. */
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
  const sections = (childEntries.data?.rows ?? [])
    .map(({ categoryCode, records }) => ({
      section: findRoute(categoryCode),
      entries: picturedFirst(records).slice(0, cardsInRow),
    }))
    .filter(({ section, entries }) => section?.detail && entries.length > 0);
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
        {sections.map(
          ({ section, entries }) =>
            section && (
              <Section
                key={section.name}
                className="part"
                id={`part-${section.name}`}
                title={routes[section.name]}
                link={<MoreLink to={section.path}>{messages.all(routes[section.name])}</MoreLink>}
              >
                {entries.some(({ images }) => images.length > 0) ? (
                  <div className="cards">
                    {entries.map((entry) => (
                      <EntryCard key={entry.id} entry={entry} list={section.name} />
                    ))}
                  </div>
                ) : (
                  entries.map((entry) => (
                    <DatedEntry key={entry.id} entry={entry} list={section.name} />
                  ))
                )}
              </Section>
            ),
        )}
      </Page>
    </>
  );
}
