import type { EntryPart } from '../../../contract/schemas/content';
import { level1 } from '../../features/floor-plan/levels/level-1';
import { usePageMessages } from '../../i18n/use-page-messages';
import {
  nameOffset,
  stepFreeRoute,
  directionsPlaces,
  unitsPerMetre,
  type DirectionsPlace,
} from './directions-places';
import { messages as ownMessages } from './directions-messages';

const shore = 'M-10 520C120 512 240 540 380 520S640 486 800 500 930 512 990 498';
const drive = 'M446 96V150';
const road = 'M-20 436C150 440 250 430 290 372S300 170 350 118 560 76 720 84 900 92 1000 84';

/** Positions of pines by the road and the shore, drawn as on the map of the province. */
const trees = [
  [40, 380],
  [112, 392],
  [196, 372],
  [226, 300],
  [232, 214],
  [262, 130],
  [520, 40],
  [640, 36],
  [790, 40],
  [880, 190],
  [906, 300],
  [820, 170],
  [420, 250],
  [600, 150],
] as const;

const ripples = [
  [90, 590],
  [250, 610],
  [330, 572],
  [610, 566],
  [740, 600],
  [860, 560],
] as const;

const steps = [394, 400, 406, 412, 418, 424, 430].map((y) => `M606 ${y}h86`).join('');

/** Length of the scale, in SVG units. */
const scaleLength = 130;

interface DirectionsDrawingProps {
  /** Text alternative `drawing`, and the names `museum`, `road` and `lake`. */
  names: EntryPart['facts'];
  /** In the order of their numbers; a place without a position has no mark. */
  places: readonly EntryPart[];
}

/** Plan of the museum’s surroundings; the list below it has the same places as text. */
export function DirectionsDrawing({ names, places }: DirectionsDrawingProps) {
  const messages = usePageMessages(ownMessages);
  return (
    <svg viewBox="0 0 980 640" role="img" aria-label={names.drawing}>
      <path d={`${shore}V650H-10Z`} className="water" />
      {ripples.map(([x, y]) => (
        <path key={x} d={`M${x} ${y}q6-7 12 0q6-7 12 0q6-7 12 0`} className="ripple" />
      ))}
      <path d={`${road}${drive}`} className="kerb" />
      <path d={`${road}${drive}`} className="road" />
      <path d={shore} className="path" transform="translate(0 -20)" />
      <path d="M500 338H850V440H500Z" className="court" />
      <g transform="translate(520 208) scale(.26)">
        <path d={level1.outline} className="museum" />
      </g>
      <path d={steps} className="steps" />
      {trees.map(([x, y]) => (
        <path
          key={y}
          d={`M${x} ${y}v-17m-6 12q6-1 6-5q0 4 6 5m-10-6q4-1 4-4q0 3 4 4`}
          className="tree"
        />
      ))}
      <path d={stepFreeRoute} className="route" />
      <text x="637" y="282" className="place">
        {names.museum}
      </text>
      <text x="640" y="92" className="place">
        {names.road}
      </text>
      <text x="470" y="606" className="place lake">
        {names.lake}
      </text>
      {places.map(({ id, title }, index) => {
        const place = directionsPlaces.find((each) => each.id === id);
        return place && <Mark key={id} place={place} number={index + 1} name={title} />;
      })}
      <g transform="translate(930 590)" className="compass">
        <path d="m0-22 7 28-7-6-7 6Z" />
        <text y="28">{messages.north}</text>
      </g>
      <g transform="translate(40 610)" className="scale">
        <path d={`M0-6v6h${scaleLength}v-6`} />
        <text x={scaleLength / 2} y="20">
          {messages.scale(scaleLength / unitsPerMetre)}
        </text>
      </g>
    </svg>
  );
}

interface MarkProps {
  place: DirectionsPlace;
  number: number;
  name: string;
}

function Mark({ place: { id, x, y, side, rise = 0 }, number, name }: MarkProps) {
  const isLeft = side === 'left';
  return (
    <g className="mark" data-id={id}>
      <circle cx={x} cy={y} r="17" />
      <text x={x} y={y + 7} className="number">
        {number}
      </text>
      <text
        x={x + (isLeft ? -nameOffset : nameOffset)}
        y={y + 7 - rise}
        textAnchor={isLeft ? 'end' : 'start'}
        className="name"
      >
        {name}
      </text>
    </g>
  );
}
