import type { KeyboardEvent } from 'react';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { FixtureSign } from './fixture-sign';
import { unitsPerMetre, type Floor, type Room } from './levels/floor';
import { breakLines, fittingSize } from './break-lines';
import { PlanSvg } from './plan-drawing.styles';
import { floorPlanMessages } from './messages';
import { ShowcaseMarks } from './showcase-marks';

/** Length of the scale, in SVG units. */
const scaleLength = 100;

interface PlanDrawingProps {
  floor: Floor;
  chosen: string | undefined;
  /** Number of a showcase in the chosen room. */
  showcase: number | undefined;
  withRoute: boolean;
  onChoose: (room: string) => void;
}

/** The plan of one floor; each room is a toggle button for pointer and keyboard. */
export function PlanDrawing(props: PlanDrawingProps) {
  const { floor, chosen, showcase, withRoute, onChoose } = props;
  const messages = usePageMessages(floorPlanMessages);
  const { level, rooms, fixtures, outline, walls, stepFreeRoute } = floor;
  const room = rooms.find(({ id }) => id === chosen);
  return (
    <PlanSvg
      viewBox="0 0 980 640"
      role="group"
      aria-label={messages.plan(level)}
      data-route={withRoute || undefined}
    >
      <g transform="translate(40 40)">
        <path d={outline} className="floor" />
        {rooms.map((room, index) => (
          <RoomShape
            key={room.id}
            room={room}
            number={index + 1}
            isChosen={room.id === chosen}
            onChoose={onChoose}
          />
        ))}
        {fixtures.map((fixture) => (
          <FixtureSign key={fixture.id} fixture={fixture} name={messages.fixtures[fixture.kind]} />
        ))}
        {walls.map(({ width, path }) => (
          <path key={width} d={path} strokeWidth={width} className="wall" />
        ))}
        {withRoute && <path d={stepFreeRoute} className="route" />}
        {rooms.map((room, index) => (
          <RoomName key={room.id} room={room} number={index + 1} isChosen={room.id === chosen} />
        ))}
        {room && showcase !== undefined && (
          <ShowcaseMarks room={room} number={showcase} name={messages.showcase(showcase)} />
        )}
        {level === 1 && (
          <g className="door" aria-hidden="true">
            <path d="m495 530-9 16h18z" />
            <text x="495" y="570">
              {messages.entrance}
            </text>
          </g>
        )}
        <g transform="translate(880 535)" className="mark" aria-hidden="true">
          <path d="m0-22 7 28-7-6-7 6Z" />
          <text y="24">{messages.north}</text>
        </g>
        <g transform="translate(700 548)" className="scale" aria-hidden="true">
          <path d={`M0-4v4h${scaleLength}v-4M${scaleLength / 2} 0v-4`} />
          <text x={scaleLength / 2} y="18">
            {messages.scale(scaleLength / unitsPerMetre)}
          </text>
        </g>
      </g>
    </PlanSvg>
  );
}

interface RoomProps {
  room: Room;
  number: number;
  isChosen: boolean;
}

function RoomShape(props: RoomProps & { onChoose: (room: string) => void }) {
  const { room, number, isChosen, onChoose } = props;
  const language = useLanguage();
  const { id, kind, name, x, y, width, height } = room;
  if (kind === 'void') return <rect {...{ x, y, width, height }} className="void" />;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={`${number} ${name[language]}`}
      aria-pressed={isChosen}
      className="room"
      data-kind={kind}
      onClick={() => onChoose(id)}
      onKeyDown={onKeyDown}
    >
      <rect {...{ x, y, width, height }} />
      <rect x={x + 6} y={y + 6} width={width - 12} height={height - 12} className="ring" />
    </g>
  );
}

function RoomName({ room, number, isChosen }: RoomProps) {
  const language = useLanguage();
  const { kind, name, x, y, width, height } = room;
  const maxSize = height < 70 || width < 100 ? 15 : 21;
  const lines = breakLines(name[language], width, maxSize);
  const size = fittingSize(lines, width, maxSize);
  const middleX = x + width / 2;
  const middleY = y + height / 2;
  return (
    <g className="name" data-chosen={isChosen || undefined} aria-hidden="true">
      {kind !== 'void' && (
        <text x={middleX} y={middleY + 14} className="number">
          {number}
        </text>
      )}
      {lines.map((line, index) => (
        <text
          key={line}
          x={middleX}
          y={middleY + size * (0.35 + (index - (lines.length - 1) / 2) * 1.15)}
          fontSize={size}
          className="words"
        >
          {line}
        </text>
      ))}
    </g>
  );
}
