import { styled } from 'styled-components';
import { FixtureSign } from '../../features/floor-plan/fixture-sign';
import type { Floor } from '../../features/floor-plan/levels/floor';
import { floors } from '../../features/floor-plan/levels';
import { floorPlanMessages } from '../../features/floor-plan/messages';
import { PlanSvg } from '../../features/floor-plan/plan-drawing.styles';
import { usePageMessages } from '../../i18n/use-page-messages';
import { messages as ownMessages } from './messages';
import type { Route } from './plan-route';
import { numbered } from './route-steps';
import { pathOnLevel } from './path-on-level';
import { useRoomNames } from './use-room-names';

const Floors = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17em), 1fr));
  gap: 20px var(--gap);
  margin-top: 24px;

  figure {
    max-width: 30em;
  }

  figcaption {
    font-family: var(--title-font);
    font-weight: 600;
  }

  svg {
    height: auto;
    aspect-ratio: 980 / 580;
    border: 1px solid var(--hairline);
    background: var(--paper);
  }

  [data-visited] rect {
    fill: var(--cinnabar);
    fill-opacity: 0.22;
  }

  .route {
    stroke-dasharray: none;
    stroke-width: 8;
  }

  .badge circle {
    fill: var(--button);
    stroke: var(--paper);
    stroke-width: 4;
  }

  .badge text {
    fill: var(--on-button);
    font-size: 42px;
    font-weight: 700;
  }

  @media print {
    grid-template-columns: repeat(3, 4.6cm);
    gap: 4mm;
    margin-top: 2mm;
    font-size: 8.5pt;
    line-height: 1.4;

    .badge circle {
      fill: #fff;
      stroke: #000;
    }

    .badge text {
      fill: #000;
    }
  }
`;

/** The floors that a route passes, with its line and the numbers of its halls. */
export function RouteDrawing({ route }: { route: Route }) {
  const passed = floors.flatMap((floor) => {
    const path = pathOnLevel(route, floor.level);
    return path === '' ? [] : [{ floor, path }];
  });
  return (
    <Floors>
      {passed.map(({ floor, path }) => (
        <FloorRoute key={floor.level} floor={floor} path={path} route={route} />
      ))}
    </Floors>
  );
}

function FloorRoute({ floor, path, route }: { floor: Floor; path: string; route: Route }) {
  const messages = usePageMessages(ownMessages);
  const { level: levelName, fixtures: fixtureNames } = usePageMessages(floorPlanMessages);
  const namesOf = useRoomNames();
  const { level, rooms, fixtures, outline, walls } = floor;
  const stops = numbered(route.steps).filter(({ number }) => number !== undefined);
  const numberOf = (room: string) => stops.find(({ step }) => step.rooms.includes(room))?.number;
  const visited = stops
    .flatMap(({ step }) => step.rooms)
    .filter((id) => rooms.some((room) => room.id === id));
  return (
    <figure>
      <PlanSvg
        viewBox="0 0 980 580"
        role="img"
        aria-label={messages.plan(levelName(level), namesOf(visited))}
      >
        <g transform="translate(40 30)" aria-hidden="true">
          <path d={outline} className="floor" />
          {rooms.map(({ id, kind, x, y, width, height }) => (
            <g key={id} data-kind={kind} data-visited={visited.includes(id) || undefined}>
              {kind !== 'void' && <rect {...{ x, y, width, height }} />}
            </g>
          ))}
          {fixtures
            .filter(({ kind }) => kind !== 'toilets')
            .map((fixture) => (
              <FixtureSign key={fixture.id} fixture={fixture} name={fixtureNames[fixture.kind]} />
            ))}
          {walls.map(({ width, path: wall }) => (
            <path key={width} d={wall} strokeWidth={width} className="wall" />
          ))}
          <path d={path} className="route" />
          {rooms.map(({ id, x, y }) => {
            const number = numberOf(id);
            return (
              number !== undefined && (
                <g key={id} className="badge" transform={`translate(${x + 46} ${y + 46})`}>
                  <circle r="32" />
                  <text y="15">{number}</text>
                </g>
              )
            );
          })}
        </g>
      </PlanSvg>
      <figcaption>{levelName(level)}</figcaption>
    </figure>
  );
}
