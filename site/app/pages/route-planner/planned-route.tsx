import { useMemo } from 'react';
import { styled } from 'styled-components';
import { museumMoment } from '../../../contract/shared/museum-time';
import { openingHoursOn } from '../../../contract/shared/opening-hours';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { useOpeningRules } from '../../api/hooks/site';
import { useVisitHalls } from '../../api/hooks/visit-halls';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { PlainButton } from '../../ui/button';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { LeftOut } from './left-out';
import { messages as ownMessages } from './messages';
import { planRoute } from './plan-route';
import { minutesOf } from './route-choice';
import { RouteDrawing } from './route-drawing';
import { RouteSteps } from './route-steps';
import { toMinutes } from './to-minutes';
import { useRouteChoice } from './use-route-choice';

const Section = styled.section`
  min-height: 40em;
  margin-top: 28px;

  > h2 {
    font-size: var(--size-h2);
  }

  .note {
    margin-top: 8px;
    color: var(--ash);
  }

  .late {
    color: var(--cinnabar-text);
    font-weight: 600;
  }

  .print {
    margin-top: 20px;
  }

  @media print {
    margin-top: 2mm;

    > h2 {
      font-size: 12pt;
    }

    .note {
      margin-top: 1mm;
      font-size: 9pt;
      line-height: 1.35;
    }
  }
`;

/** Less than this is not worth telling. */
const minSpareMinutes = 5;

const headingId = 'planned-route';

/** The route for the choices of the address: its figures, its drawing, its steps, and what it leaves out. */
export function PlannedRoute() {
  const messages = usePageMessages(ownMessages);
  const { time, walk, company, day, today, now } = useRouteChoice();
  const halls = useVisitHalls(day);
  const hours = openingHoursOn(day, useOpeningRules());
  const exhibitions = halls.data?.rows;
  const route = useMemo(
    () => exhibitions && planRoute(exhibitions, { time, walk, company }),
    [exhibitions, time, walk, company],
  );
  if (!route || !exhibitions) {
    return (
      <Section aria-busy="true" aria-label={messages.planning}>
        <SkeletonText lines={10} />
      </Section>
    );
  }
  if (route.steps.length === 0) {
    return <p role="status">{hours ? messages.nothing : messages.closed}</p>;
  }
  const objects = route.steps.reduce((sum, step) => sum + step.objects.length, 0);
  const stops = route.steps.filter(({ exhibition }) => exhibition).length;
  const spare = minutesOf[time] - Math.ceil(route.totalSeconds / 60);
  const end = now.getTime() + route.totalSeconds * 1000;
  const isLate = day === today && hours && end > museumMoment(day, hours.closes).getTime();
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId} aria-live="polite">
        {messages.heading(Math.ceil(route.totalSeconds / 60))}
      </h2>
      <p className="note">
        {messages.total(stops, objects, toMinutes(route.walkSeconds))}{' '}
        {walk !== '' && `${messages.stepFree} `}
        {spare >= minSpareMinutes && messages.spare(spare)}
      </p>
      {isLate && (
        <p className="note late" data-print="none">
          {messages.late(hours.closes)}
        </p>
      )}
      {company === 'children' && (
        <p className="note" data-print="none">
          <Link to={`${pathOfKind('activity-list')}?kind=family`}>{messages.family}</Link>
        </p>
      )}
      <RouteDrawing route={route} />
      <RouteSteps route={route} />
      <LeftOut route={route} exhibitions={exhibitions} />
      <p className="print" data-print="none">
        <PlainButton type="button" onClick={() => window.print()}>
          {messages.print}
        </PlainButton>
      </p>
    </Section>
  );
}
