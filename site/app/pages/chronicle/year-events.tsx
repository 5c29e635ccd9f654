import type { ContentEntry } from '../../../contract/entities/content-entry';
import { museumDay } from '../../../contract/museum-time';
import type { Year } from '../../features/years/by-decade';
import { dayOfYear } from '../../features/years/day-of-year';
import { useLanguage } from '../../i18n/language';
import { Passage } from '../../i18n/passage';
import { Link } from '../../router/link';

/** The events of a year. */
export function YearEvents({ year, entries }: Year) {
  return (
    <div className="year">
      <h3>{year}</h3>
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
  const name = <Passage text={title} />;
  return (
    <li>
      <time dateTime={museumDay(new Date(publishedAt))}>{dayOfYear(publishedAt, language)}</time>
      <div>
        <p className="what">
          {linkUrl.startsWith('#/') ? <Link to={linkUrl.slice(1)}>{name}</Link> : name}
        </p>
        <p className="text">
          <Passage text={summary} />
        </p>
      </div>
    </li>
  );
}
