import { styled } from 'styled-components';
import type { ContentEntry } from '../../../contract/schemas/content';
import { entryPath } from '../../features/records/cards/entry-path';
import { FactList } from '../../features/records/facts/fact-list';
import { drawnVesselOf } from '../../features/vessel-figure/drawn-vessel';
import { dateFigures, formatDate } from '../../i18n/format-date';
import { useLanguage } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';
import { DateTime } from '../../ui/text/date-time';
import { Drawing } from '../../ui/drawing/drawing';
import { lineClamp } from '../../ui/text/line-clamp';
import { linkedCard } from '../../ui/link/linked-card';

const Row = styled.li`
  ${linkedCard}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px 32px;
  padding-block: 26px;
  border-bottom: 1px solid var(--hairline);

  .day {
    color: var(--ash);
    font-family: var(--title-font);
    font-variant-numeric: lining-nums;
  }

  h2 {
    font-size: var(--size-h3);
  }

  .facts {
    margin-top: 8px;
  }

  .summary {
    ${lineClamp(3)}
    max-width: 46em;
    margin-top: 8px;
    color: var(--ink-soft);
    line-height: 1.8;
  }

  .drawing {
    display: none;
  }

  @media (min-width: 48em) {
    grid-template-columns: 104px minmax(0, 1fr) auto;

    .drawing {
      display: block;
      align-self: center;
      width: 132px;
    }

    .day {
      padding-top: 0.35em;
    }
  }
`;

interface RegisterRowProps {
  entry: ContentEntry;
  /** Names of the facts in the row. */
  names: readonly string[];
}

/** Row of a document, project or paper: month, title, facts and summary. */
export function RegisterRow({ entry, names }: RegisterRowProps) {
  const language = useLanguage();
  const { title, summary, facts, publishedAt } = entry;
  const path = entryPath(entry, entry.categoryCode);
  const vessel = drawnVesselOf(entry.id);
  const name = <TextWithLanguage text={title} />;
  return (
    <Row>
      <p className="day">
        <DateTime iso={publishedAt} fullDate={formatDate(publishedAt, language)}>
          {dateFigures(publishedAt, language)?.month}
        </DateTime>
      </p>
      <div>
        <h2>{path ? <Link to={path}>{name}</Link> : name}</h2>
        <FactList facts={facts} names={names} failureAbove inLine className="facts" />
        <p className="summary">
          <TextWithLanguage text={summary} />
        </p>
      </div>
      {vessel && (
        <span className="drawing">
          <Drawing $address={`${import.meta.env.DRAWN}/${vessel.id}.svg`} />
        </span>
      )}
    </Row>
  );
}
