import type { Room } from './levels/floor';
import { placeShowcases, showcaseSide } from './place-showcases';

interface ShowcaseMarksProps {
  room: Room;
  /** Number of the showcase that is pointed out. */
  number: number;
  /** Accessible name of that showcase. */
  name: string;
}

/** The showcases of a room, one of them with its number. */
export function ShowcaseMarks({ room, number, name }: ShowcaseMarksProps) {
  const showcases = placeShowcases(room);
  const wanted = showcases.find((each) => each.number === number);
  if (!wanted) return null;
  const { x, y } = wanted;
  const half = showcaseSide / 2;
  return (
    <g className="showcases">
      {showcases
        .filter((each) => each !== wanted)
        .map((each) => (
          <rect
            key={each.number}
            x={each.x - half}
            y={each.y - half}
            width={showcaseSide}
            height={showcaseSide}
          />
        ))}
      <g role="img" aria-label={name} className="wanted">
        <circle cx={x} cy={y} r={showcaseSide} />
        <text x={x} y={y} dy="0.36em">
          {number}
        </text>
      </g>
    </g>
  );
}
