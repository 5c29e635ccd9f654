import { styled } from 'styled-components';
import { formatParts } from '../../i18n/format-date';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/icons';
import { messages as ownMessages } from './messages';
import { useChosenMonth } from './use-chosen-month';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-block: clamp(20px, 3vw, 32px) 16px;

  h2 {
    /* The links keep their place in months with longer names. */
    min-width: min(6.5em, 100%);
    font-size: var(--size-h2);
    font-variant-numeric: tabular-nums;
  }

  nav {
    display: flex;
    align-items: center;
  }

  nav a {
    display: inline-grid;
    place-items: center;
    min-width: var(--hit);
    min-height: var(--hit);
  }

  nav a:hover {
    background: var(--silk);
  }
`;

/** Name of the month, and links to the one before, after and at present. */
export function MonthLinks({ id }: { id: string }) {
  const { today, month, previous, next, pathTo } = useChosenMonth();
  const language = useLanguage();
  const messages = usePageMessages(ownMessages);
  const nameOf = (each: string) =>
    formatParts(`${each}-01`, language, { year: 'numeric', month: 'long' });
  return (
    <Bar>
      <h2 id={id} aria-live="polite">
        {nameOf(month)}
      </h2>
      <nav aria-label={messages.months}>
        {previous && (
          <Link
            to={pathTo({ month: previous })}
            keepScrollAndFocus
            aria-label={messages.previous(nameOf(previous))}
          >
            <ChevronLeftIcon />
          </Link>
        )}
        {next && (
          <Link
            to={pathTo({ month: next })}
            keepScrollAndFocus
            aria-label={messages.next(nameOf(next))}
          >
            <ChevronRightIcon />
          </Link>
        )}
        {!today.startsWith(month) && (
          <Link to={pathTo({ month: today.slice(0, 7) })} keepScrollAndFocus>
            {messages.thisMonth}
          </Link>
        )}
      </nav>
    </Bar>
  );
}
