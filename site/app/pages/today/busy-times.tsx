import { styled } from 'styled-components';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { useAdmissionSlots } from '../../api/hooks/admission';
import { busyLevel } from '../../features/admission/busy-level';
import { busyMessages } from '../../features/admission/busy-messages';
import { slotMessages } from '../../features/form/slot-messages';
import { formatTimes } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { plainButton } from '../../ui/button';
import { RetryLine } from '../../ui/feedback/retry-line';
import { messages as ownMessages } from './messages';
import { useChosenDay } from './use-chosen-day';

const Box = styled.section`
  margin-top: var(--section);

  h2 {
    font-size: var(--size-h3);
  }

  > p {
    color: var(--ash);
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17em), 1fr));
    gap: 0 var(--gap);
    margin-block: 12px 20px;
    list-style: none;
  }

  li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 8px;
    border-bottom: 1px solid var(--hairline);
    font-variant-numeric: tabular-nums;
  }

  a {
    ${plainButton}
  }
`;

/** How busy the times of entry of the chosen day are, from their bookings; nothing without timed entry. */
export function BusyTimes() {
  const { day } = useChosenDay();
  const messages = usePageMessages(ownMessages);
  const levels = usePageMessages(busyMessages);
  const { places } = usePageMessages(slotMessages);
  const language = useLanguage();
  const { data, error, isLoading, retry } = useAdmissionSlots({ from: day, to: day });
  const slots = data?.rows ?? [];
  if (error) return <RetryLine onRetry={retry} busy={isLoading} />;
  if (slots.length === 0) return null;
  return (
    <Box aria-labelledby="busy-times">
      <h2 id="busy-times">{messages.busy}</h2>
      <p>{messages.busyLead}</p>
      <ul>
        {slots.map(({ time, startAt, endAt, left, capacity }) => (
          <li key={time}>
            <span>{formatTimes(startAt, endAt, language)}</span>
            <span>{left > 0 ? levels[busyLevel(left, capacity)] : places(left)}</span>
          </li>
        ))}
      </ul>
      <Link to={pathOfKind('admission')}>{messages.bookEntry}</Link>
    </Box>
  );
}
