import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../i18n/i18n-context';
import { locales } from '../../i18n/locales';
import { Link } from '../../router/link';
import { VisuallyHidden } from '../../ui/text/visually-hidden';

const Strip = styled.nav<{ $cells: number }>`
  margin-block: 32px 20px;

  ul {
    display: grid;
    grid-template-columns: repeat(${({ $cells }) => $cells}, minmax(0, 1fr));
    border: 1px solid var(--control-line);
    list-style: none;
  }

  li + li {
    border-left: 1px solid var(--hairline);
  }

  a {
    display: grid;
    align-content: center;
    justify-items: center;
    min-height: 96px;
    padding: 8px 4px;
    line-height: 1.3;
    text-align: center;
    text-decoration: none;
  }

  a:hover {
    background: var(--silk);
  }

  a[aria-current] {
    background: var(--button);
    color: var(--on-button);
  }

  strong {
    font-family: var(--title-font);
    font-size: 1.5rem;
    font-variant-numeric: tabular-nums;
  }

  small {
    font-size: var(--size-small);
  }

  @media (max-width: 40em) {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    li:nth-child(5) {
      border-left: 0;
    }

    li:nth-child(n + 5) {
      border-top: 1px solid var(--hairline);
    }
  }
`;

export interface StripCell {
  /** Path to the page with this cell chosen. */
  path: string;
  isCurrent: boolean;
}

interface DayStripProps {
  /** Accessible name. */
  label: string;
  /** A cell before the days, or after them, that is no day. */
  extra: StripCell & { label: string; isLast?: boolean };
  days: readonly (StripCell & {
    /** `2026-11-21` */
    day: string;
    /** Default: the day of the week. */
    name?: string | undefined;
    note?: ReactNode;
  })[];
}

/** Days side by side, on telephones in rows of four; each is a link that keeps scroll position and focus. */
export function DayStrip({ label, extra, days }: DayStripProps) {
  const language = useLanguage();
  const locale = language === 'zh' ? locales.zh : language;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const extraCell = (
    <li>
      <Link to={extra.path} aria-current={extra.isCurrent || undefined} keepScrollAndFocus>
        {extra.label}
      </Link>
    </li>
  );
  return (
    <Strip aria-label={label} $cells={days.length + 1}>
      <ul>
        {!extra.isLast && extraCell}
        {days.map(({ day, name, note, path, isCurrent }) => (
          <li key={day}>
            <Link to={path} aria-current={isCurrent || undefined} keepScrollAndFocus>
              <span>{name ?? weekday.format(new Date(day))}</span>
              <strong>
                <VisuallyHidden>{month.format(new Date(day))} </VisuallyHidden>
                {Number(day.slice(8))}
              </strong>
              <small>{note}</small>
            </Link>
          </li>
        ))}
        {extra.isLast && extraCell}
      </ul>
    </Strip>
  );
}
