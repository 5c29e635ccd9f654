import { styled } from 'styled-components';
import { exhibitPath, exhibitionPath, pathOfKind } from '../../../contract/shared/route-paths';
import { floorPlanMessages } from '../../features/floor-plan/messages';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Link } from '../../router/link';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { messages as ownMessages } from './messages';
import type { Route, RouteStep } from './plan-route';
import { toMinutes } from './to-minutes';
import { levelOf, useRoomNames } from './use-room-names';
import { WalkLine } from './walk-line';

const Steps = styled.ol`
  margin-top: 28px;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 2.45rem minmax(0, 1fr);
    gap: 0 16px;
    padding-bottom: 24px;
  }

  .way {
    grid-column: 2;
    padding-block: 2px 14px;
    color: var(--ash);
    font-size: var(--size-small);
  }

  .number {
    display: grid;
    place-items: center;
    width: 1.85em;
    height: 1.85em;
    border-radius: 50%;
    background: var(--button);
    color: var(--on-button);
    font-family: var(--title-font);
    font-size: 1.2rem;
    font-variant-numeric: tabular-nums;
  }

  li[data-rest] .number {
    border: 1px solid var(--control-line);
    background: none;
    color: inherit;
  }

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 16px;
    padding-bottom: 6px;
    border-bottom: 1px solid var(--hairline);
  }

  h3 {
    font-size: var(--size-h3);
  }

  .facts,
  .objects span {
    color: var(--ash);
    font-size: var(--size-small);
    font-variant-numeric: tabular-nums;
  }

  .exhibition a {
    display: inline-block;
    padding-block: 8px;
  }

  .objects {
    columns: 2 20em;
    column-gap: var(--gap);
    list-style: none;
  }

  .objects li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 12px;
    break-inside: avoid;
  }

  .objects a {
    flex: 1 1 5em;
    min-width: var(--hit);
    padding-block: 8px;
  }

  .objects span,
  .objects a + a {
    flex: none;
  }

  .objects a + a {
    margin-inline-start: auto;
    color: var(--ash);
    font-size: var(--size-small);
  }

  @media print {
    margin-top: 8px;
    columns: 2;
    font-size: 8.5pt;
    line-height: 1.4;

    > li {
      gap: 0 6px;
      grid-template-columns: 22px minmax(0, 1fr);
      padding-bottom: 3px;
      break-inside: avoid;
    }

    .number {
      width: 20px;
      height: 20px;
      border: 1px solid #000;
      font-size: 9pt;
    }

    h3 {
      font-size: 10pt;
    }

    header {
      padding-bottom: 1px;
    }

    .way {
      padding-block: 0 1px;
      font-size: 7.5pt;
      line-height: 1.3;
    }

    .objects {
      columns: auto;
      font-size: 7.5pt;
      line-height: 1.3;
    }

    .objects li {
      display: inline;
    }

    .objects span {
      margin-inline-start: 0.4em;
    }

    .objects li:not(:last-child)::after {
      content: ' · ';
    }

    :is(.exhibition, .objects) a {
      display: inline;
      padding-block: 0;
    }

    .facts,
    .objects span {
      font-size: 7.5pt;
    }
  }
`;

/** The route in words: each way, hall, object and break in its order. */
export function RouteSteps({ route }: { route: Route }) {
  const messages = usePageMessages(ownMessages);
  return (
    <Steps>
      {numbered(route.steps).map(({ step, number }) => (
        <li key={step.rooms.join()} data-rest={step.exhibition ? undefined : true}>
          <WalkLine walks={step.walks} />
          <span className="number">
            {number === undefined ? (
              <span aria-hidden="true">·</span>
            ) : (
              <>
                <VisuallyHidden>{messages.stop(number)}</VisuallyHidden>
                <span aria-hidden="true">{number}</span>
              </>
            )}
          </span>
          <Step step={step} />
        </li>
      ))}
      <li data-rest>
        {route.wayOut && <WalkLine walks={[route.wayOut]} />}
        <span className="number" aria-hidden="true">
          ·
        </span>
        <header>
          <h3>{messages.back}</h3>
        </header>
      </li>
    </Steps>
  );
}

/** The steps with the numbers of the halls; places to sit have none. */
export function numbered(steps: readonly RouteStep[]) {
  let count = 0;
  return steps.map((step) => ({ step, number: step.exhibition ? ++count : undefined }));
}

function Step({ step: { exhibition, rooms, seconds, objects } }: { step: RouteStep }) {
  const messages = usePageMessages(ownMessages);
  const plan = usePageMessages(floorPlanMessages);
  const namesOf = useRoomNames();
  const level = levelOf(rooms[0]);
  return (
    <div>
      <header>
        <h3>{exhibition ? namesOf(rooms) : messages.sit(namesOf(rooms))}</h3>
        <p className="facts">
          {level !== undefined && `${plan.level(level)} · `}
          {messages.minutes(toMinutes(seconds))}
        </p>
      </header>
      {exhibition && (
        <p className="exhibition">
          <Link to={exhibitionPath(exhibition.kind, exhibition.id)}>
            <TextWithLanguage text={exhibition.title} />
          </Link>
        </p>
      )}
      {objects.length > 0 && (
        <ul className="objects">
          {objects.map(({ id, title, seconds: each, audioStop }) => (
            <li key={id}>
              <Link to={exhibitPath(id)}>
                <TextWithLanguage text={title} />
              </Link>
              {audioStop && (
                <Link to={`${pathOfKind('audio-guide')}/${audioStop}`} data-print="none">
                  {messages.audioStop} {audioStop}
                </Link>
              )}
              <span>{messages.short(toMinutes(each))}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
