import { museumDay } from '../../../contract/museum-time';
import type { Year } from '../../features/years/by-decade';
import { EntryLink } from '../../features/years/entry-link';
import { yearWords } from '../../features/years/words';
import { dayOfYear } from '../../features/years/day-of-year';
import { useLanguage } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { Passage } from '../../i18n/passage';

/** A year, and the days of it that are remembered. */
export function YearEvents({ year, entries }: Year) {
  const words = usePageWords(yearWords);
  const language = useLanguage();
  return (
    <div className="year">
      <h3>{words.year(year)}</h3>
      <ul className="events">
        {entries.map((entry) => (
          <li key={entry.id}>
            <time dateTime={museumDay(new Date(entry.publishedAt))}>
              {dayOfYear(entry.publishedAt, language)}
            </time>
            <div>
              <strong>
                <Passage text={entry.title} />
              </strong>
              <p>
                <Passage text={entry.summary} />
              </p>
              <EntryLink entry={entry} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
