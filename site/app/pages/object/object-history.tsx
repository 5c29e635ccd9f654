import type { ReactNode } from 'react';
import { exhibitionPath } from '../../../contract/shared/route-paths';
import type { ObjectExhibition } from '../../../contract/schemas/exhibit';
import { useExhibitDetail } from '../../api/hooks/exhibit-detail';
import { useExhibitionDates } from '../../features/records/cards/exhibition-facts';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { useRouteParam } from '../../router/use-route';
import { Section } from '../../ui/page/section';
import { historyMessages } from './history-messages';
import { HistoryColumns } from './object-history.styles';

/** Statements that are shown without opening the rest. */
const maxShown = 6;

/** Provenance, bibliography and exhibitions of the object of the current URL. */
export function ObjectHistory() {
  const messages = usePageMessages(historyMessages);
  const object = useExhibitDetail(useRouteParam('id')).data?.rows[0];
  if (!object) return null;
  const { provenance = [], bibliography = [], exhibitionHistory = [], exhibitions = [] } = object;
  const toText = (text: string) => <TextWithLanguage key={text} text={text} />;
  return (
    <Section id="history" title={messages.history} className="more">
      <HistoryColumns>
        <Statements title={messages.provenance} items={provenance.map(toText)} />
        <Statements
          title={messages.exhibitions}
          items={[
            ...exhibitions.map((each) => <Exhibition key={each.id} exhibition={each} />),
            ...exhibitionHistory.map(toText),
          ]}
        />
        <Statements title={messages.bibliography} items={bibliography.map(toText)} />
      </HistoryColumns>
    </Section>
  );
}

function Statements({ title, items }: { title: string; items: readonly ReactNode[] }) {
  const messages = usePageMessages(historyMessages);
  if (items.length === 0) return null;
  // A single further one is shown: opening it would take as much space.
  const shown = items.length === maxShown + 1 ? items : items.slice(0, maxShown);
  const rest = items.slice(shown.length);
  return (
    <section>
      <h3>{title}</h3>
      <List items={shown} />
      {rest.length > 0 && (
        <details>
          <summary>{messages.more(rest.length)}</summary>
          <List items={rest} />
        </details>
      )}
    </section>
  );
}

function List({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        // Statements have no id, and the same one may be there twice.
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

function Exhibition({ exhibition }: { exhibition: ObjectExhibition }) {
  const { id, kind, title, place } = exhibition;
  const dates = useExhibitionDates(exhibition);
  return (
    <>
      <Link to={exhibitionPath(kind, id)}>
        <TextWithLanguage text={title} />
      </Link>
      <span className="facts">
        <span>{dates}</span>
        <TextWithLanguage text={place} />
      </span>
    </>
  );
}
