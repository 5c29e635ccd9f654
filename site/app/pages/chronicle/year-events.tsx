import type { ContentEntry } from '../../../contract/schemas/content';
import { museumDay } from '../../../contract/shared/museum-time';
import type { Year } from '../../features/records/years/group-by-decade';
import { formatMonthDay } from '../../i18n/format-date';
import { useLanguage } from '../../i18n/i18n-context';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { Link } from '../../router/link';

/** The events of a year. */
export function YearEvents({ year, entries }: Year) {
  return (
    <div className="year">
      {year !== undefined && <h3>{year}</h3>}
      <ul className="events">
        {entries.map((entry) => (
          <Event key={entry.id} {...entry} />
        ))}
      </ul>
    </div>
  );
}

function Event({ publishedAt, title, summary, linkUrl }: ContentEntry) {
  const language = useLanguage();
  const day = formatMonthDay(publishedAt, language);
  const name = <TextWithLanguage text={title} />;
  return (
    <li>
      {day === '' ? <span /> : <time dateTime={museumDay(new Date(publishedAt))}>{day}</time>}
      <div>
        <p className="what">
          {linkUrl.startsWith('#/') ? <Link to={linkUrl.slice(1)}>{name}</Link> : name}
        </p>
        <p className="text">
          <TextWithLanguage text={summary} />
        </p>
      </div>
    </li>
  );
}
