import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DeskRecord } from '../../../contract/schemas/desk';
import { waitingKinds } from '../../../contract/shared/desk/inbox';
import { hasRole } from '../../../contract/shared/desk/roles';
import { museumDay } from '../../../contract/shared/museum-time';
import { useNow } from '../../../app/features/opening-hours/clock';
import { useLanguage } from '../../../app/i18n/i18n-context';
import { formatDay } from '../../../app/i18n/format-time';
import { usePageMessages } from '../../../app/i18n/use-page-messages';
import { useDeskCall } from '../../session/use-desk-call';
import { deskMessages } from '../../messages';
import { useAccount } from '../../session/desk-session';
import { CallState } from '../../ui/call-state';
import { Stranded } from './stranded';
import { PageHead } from '../../ui/page-head';
import { deskPages } from '../desk-pages';

const messages = {
  zh: {
    greeting: (name: string) => `您好，${name}。`,
    today: (bookings: number, people: number) =>
      bookings === 0 ? '今天没有预约。' : `今天有 ${bookings} 个预约，共 ${people} 人。`,
    list: '打开今天的名单',
    entered: (arrived: number, people: number) => `已到 ${arrived} 人，共预约 ${people} 人`,
    waiting: '等待处理',
    none: '没有新到的来件。',
    noWork: '请从左侧栏目开始。',
  },
  en: {
    greeting: (name: string) => `Good day, ${name}.`,
    today: (bookings: number, people: number) =>
      bookings === 0
        ? 'Nothing is booked today.'
        : `${bookings} ${bookings === 1 ? 'booking' : 'bookings'} today, ${people} people in all.`,
    list: 'Open the list of today',
    entered: (arrived: number, people: number) =>
      `${arrived} of ${people} ${people === 1 ? 'person has' : 'people have'} arrived`,
    waiting: 'Waiting',
    none: 'Nothing new.',
    noWork: 'Begin with the menu.',
  },
};

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 16px;
  margin-top: 12px;

  a {
    display: grid;
    gap: 4px;
    padding: 20px 24px;
    border: 1px solid var(--hairline);
    border-left: 4px solid var(--cinnabar);
    background: var(--paper-raised);
    text-decoration: none;
  }

  a:hover {
    background: var(--silk);
  }

  strong {
    font-family: var(--title-font);
    font-size: 2.2rem;
    font-weight: 400;
    line-height: 1.1;
  }
`;

const Today = styled.section`
  margin-bottom: 28px;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
  }

  .entered {
    color: var(--ash);
  }

  li a {
    border-left-color: var(--malachite);
  }
`;

/** What waits, and who comes today. */
export function OverviewPage() {
  const own = usePageMessages(messages);
  const frame = usePageMessages(deskMessages);
  const language = useLanguage();
  const { displayName, roles } = useAccount();
  const day = formatDay(`${museumDay(useNow())}T12:00:00+08:00`, language);
  return (
    <>
      <PageHead title={frame.pages.overview}>
        <p>{day}</p>
      </PageHead>
      <p>{own.greeting(displayName)}</p>
      {hasRole(roles, ['frontDesk']) ? <Waiting /> : <p>{own.noWork}</p>}
    </>
  );
}

function Waiting() {
  const own = usePageMessages(messages);
  const frame = usePageMessages(deskMessages);
  const call = useDeskCall('deskSummary', {});
  return (
    <CallState call={call}>
      {(summary) => {
        const waiting = waitingKinds.filter((kind) => summary[kind] > 0);
        return (
          <>
            <Today>
              <p>{own.today(summary.today.bookings, summary.today.people)}</p>
              <Link to="/day">{own.list}</Link>
              <Entered {...summary.admission} />
            </Today>
            <Stranded />
            <h2>{own.waiting}</h2>
            {waiting.length === 0 ? (
              <p>{own.none}</p>
            ) : (
              <Cards className="cards">
                {waiting.map((kind) => (
                  <li key={kind}>
                    <Link
                      to={`${deskPages.find(({ name }) => name === kind)?.path ?? '/'}?state=new`}
                    >
                      <strong>{summary[kind]}</strong>
                      {frame.pages[kind]}
                    </Link>
                  </li>
                ))}
              </Cards>
            )}
          </>
        );
      }}
    </CallState>
  );
}

/** Who has come with an admission of today; leads to the list where arrivals are marked. */
function Entered({ people, arrived }: DeskRecord<'deskSummary'>['admission']) {
  const own = usePageMessages(messages);
  const frame = usePageMessages(deskMessages);
  if (people === 0) return null;
  return (
    <Cards>
      <li>
        <Link to="/day">
          <strong aria-hidden="true">
            {arrived} / {people}
          </strong>
          {frame.pages.admission}
          <span className="entered">{own.entered(arrived, people)}</span>
        </Link>
      </li>
    </Cards>
  );
}
