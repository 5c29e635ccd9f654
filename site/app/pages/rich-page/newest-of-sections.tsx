import type { ContentEntry } from '../../../contract/schemas/content';
import { findRoute } from '../../../contract/shared/route-paths';
import { titleOfRoute } from '../../../contract/shared/route-titles/title-of-route';
import { useContentByParent } from '../../api/hooks/content';
import { DatedEntry } from '../../features/records/cards/dated-entry';
import { EntryCard } from '../../features/records/cards/entry-card';
import { TextCard } from '../../features/records/cards/text-card';
import { MoreLink } from '../../features/records/list/more-link';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { useCategoryCode } from '../../router/use-route';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { Section } from '../../ui/page/section';
import { messages as ownMessages } from './messages';

const cardsInRow = 3;

const picturedFirst = (entries: readonly ContentEntry[]) =>
  [...entries].sort((a, b) => Math.sign(b.images.length) - Math.sign(a.images.length));

const hasPictures = (entries: readonly ContentEntry[]) =>
  entries.some(({ images }) => images.length > 0);

/** The newest entries of each section, as cards where one has a picture, and people, who have no date. */
export function NewestOfSections() {
  const { routes } = useMessages();
  const messages = usePageMessages(ownMessages);
  const childEntries = useContentByParent(useCategoryCode());
  const sections = (childEntries.data?.rows ?? [])
    .map(({ categoryCode, records }) => ({
      section: findRoute(categoryCode),
      entries: picturedFirst(records).slice(0, cardsInRow),
    }))
    .filter(({ section, entries }) => section?.detail && entries.length > 0);
  return (
    <>
      <RetryFailed calls={[childEntries]} />
      {sections.map(
        ({ section, entries }) =>
          section && (
            <Section
              key={section.name}
              className="part"
              id={`part-${section.name}`}
              title={titleOfRoute(routes, section)}
              link={
                <MoreLink to={section.path}>{messages.all(titleOfRoute(routes, section))}</MoreLink>
              }
            >
              {hasPictures(entries) ? (
                <div className="cards">
                  {entries.map((entry) => (
                    <EntryCard key={entry.id} entry={entry} list={section.name} />
                  ))}
                </div>
              ) : section.page === 'people' ? (
                <div className="cards">
                  {entries.map((entry) => (
                    <TextCard key={entry.id} entry={entry} list={section.name} />
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
    </>
  );
}
