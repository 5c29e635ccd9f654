import { styled } from 'styled-components';
import { ChoiceRow } from '../../features/records/filters/choice-row';
import { pathWithFilters } from '../../router/path-with-filters';
import { formatDay } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { useHashLocation } from '../../router/use-hash-location';
import { messages as ownMessages } from './messages';
import { companyChoices, minutesOf, timeChoices, walkChoices } from './route-choice';
import { useRouteChoice } from './use-route-choice';

const Rows = styled.div`
  margin-top: 24px;
  padding-block: 8px;
  border-block: 1px solid var(--hairline);
`;

/** Time, way, company and day as rows of links. */
export function Choices() {
  const messages = usePageMessages(ownMessages);
  const language = useLanguage();
  const { path } = useHashLocation();
  const { time, walk, company, day, days, today, openDay, isUnknownDay } = useRouteChoice();
  /** What is chosen at first is not in the address. */
  const pathTo = (change: Readonly<Record<string, string>>) => {
    const chosen = { time, walk, company, day, ...change };
    return pathWithFilters(path, {
      ...chosen,
      time: chosen.time === timeChoices[0] ? '' : chosen.time,
      day: chosen.day === openDay ? '' : chosen.day,
    });
  };
  const nameOf = (each: string) =>
    each === today ? messages.today : formatDay(each, language, 'numeric');
  return (
    <Rows data-print="none">
      <ChoiceRow
        label={messages.time}
        choices={timeChoices.map((value) => ({ value, label: messages.times(minutesOf[value]) }))}
        chosen={time}
        pathOf={(value) => pathTo({ time: value })}
      />
      <ChoiceRow
        label={messages.walk}
        choices={walkChoices.map((value) => ({ value, label: messages.walks[value] }))}
        chosen={walk}
        pathOf={(value) => pathTo({ walk: value })}
      />
      <ChoiceRow
        label={messages.company}
        choices={companyChoices.map((value) => ({ value, label: messages.companies[value] }))}
        chosen={company}
        pathOf={(value) => pathTo({ company: value })}
      />
      <ChoiceRow
        label={messages.day}
        choices={days.map((value) => ({ value, label: nameOf(value) }))}
        chosen={day}
        pathOf={(value) => pathTo({ day: value })}
      />
      {isUnknownDay && <p role="status">{messages.unknownDay(days.length)}</p>}
      {day === openDay && day !== today && (
        <p role="status">{messages.closedToday(formatDay(day, language))}</p>
      )}
    </Rows>
  );
}
