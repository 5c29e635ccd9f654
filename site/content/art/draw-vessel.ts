import { radiusAt, smooth, type Point } from './curve';
import { motifs } from './motifs';
import type { Band, Vessel } from './vessel';

/** The paper of every drawing, and the room that the vessel takes on it. */
const paper = { width: 240, height: 196 };
const room = { width: 200, height: 158, top: 12 };

/**
 * A vessel as excavation reports print it: on the left the section, its wall filled; on the right the
 * outside; below, a scale. One line weight; the page gives the ink.
 */
export function drawVessel(vessel: Vessel): string {
  const { name, legs, bands, handles } = vessel;
  const curve = smooth(vessel.profile);
  const widest = Math.max(...curve.map(([r]) => r)) + (handles?.shape === 'loop' ? 2 : 0);
  const ears = handles?.shape === 'upright' ? handles.to - handles.from : 0;
  const body = curve.at(-1)?.[1] ?? 0;
  const lift = legs?.height ?? 0;
  const scale = Math.min(room.width / (2 * widest), room.height / (body + lift + ears));
  const top = room.top + room.height - (body + lift + ears) * scale;
  const place = ([x, y]: Point): string =>
    `${round(paper.width / 2 + x * scale)} ${round(top + (body + ears - y) * scale)}`;
  const line = (points: readonly Point[], end = '') => `M${points.map(place).join('L')}${end}`;
  const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y]);
  const rim = curve.at(-1) ?? [0, 0];
  const foot = curve[0] ?? [0, 0];

  const strokes = [
    line(curve),
    line([mirrored([rim])[0] ?? rim, rim]),
    line([
      [0, foot[1]],
      [0, rim[1]],
    ]),
    line([mirrored([foot])[0] ?? foot, foot]),
    ...bands.flatMap((band) => bandLines(band, curve).map((each) => line(each))),
    ...sides(vessel, curve).flatMap((each) => [line(each), line(mirrored(each))]),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${paper.width} ${paper.height}" width="${paper.width}" height="${paper.height}" fill="none" stroke="#000" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round">`,
    `<title>${name.zh} ${name.en}</title>`,
    `<path id="section" fill="#000" d="${line(section(vessel, curve), 'Z')}"/>`,
    `<path id="outside" d="${strokes.join('')}"/>`,
    scaleBar(scale),
    '</svg>\n',
  ].join('');
}

/** The wall cut open, left of the axis, as one closed shape. */
function section({ wall, floor, profile }: Vessel, curve: readonly Point[]): Point[] {
  const top = profile.at(-1)?.[1] ?? 0;
  const foot = curve[0]?.[0] ?? 0;
  const under = Math.max(0, floor - wall);
  const inside = curve
    .filter(([, y]) => y > floor)
    .map(([r, y]): Point => [Math.max(0, r - wall), y]);
  const half: Point[] = [
    ...[...curve].reverse(),
    [Math.max(0, foot - wall), 0],
    ...curve
      .filter(([, y]) => y > 0 && y < under)
      .map(([r, y]): Point => [Math.max(0, r - wall), y]),
    [Math.max(0, radiusAt(curve, under) - wall), under],
    [0, under],
    [0, floor],
    [Math.max(0, radiusAt(curve, floor) - wall), floor],
    ...inside,
    [Math.max(0, (curve.at(-1)?.[0] ?? 0) - wall), top],
  ];
  return half.map(([x, y]) => [-x, y]);
}

/** A band on the right half, as the eye sees it round the vessel's side. */
function bandLines({ from, to, motif }: Band, curve: readonly Point[]): Point[][] {
  const edges = [from, to].map((y): Point[] => [
    [0, y],
    [radiusAt(curve, y), y],
  ]);
  const { ratio, lines } = motifs[motif];
  const middle = radiusAt(curve, (from + to) / 2);
  const quarter = (Math.PI / 2) * middle;
  const count = Math.max(1, Math.round(quarter / ((to - from) * ratio)));
  const cells = Array.from({ length: count }, (_, cell) =>
    lines.map((each) =>
      each.map(([across, up]): Point => {
        const y = from + (to - from) * (0.08 + 0.84 * up);
        const angle = (Math.min(count, cell + across) / count) * (Math.PI / 2);
        return [radiusAt(curve, y) * Math.sin(angle), y];
      }),
    ),
  );
  return [...edges, ...cells.flat()];
}

/** What stands out to both sides, drawn on the right. */
function sides({ legs, handles }: Vessel, curve: readonly Point[]): Point[][] {
  const found: Point[][] = [];
  if (legs) {
    const { height, radius, width, shape } = legs;
    const top = radiusAt(curve, height * 0.12);
    const inner = Math.min(radius - width / 2, top - width);
    const tip = shape === 'blade' ? width * 0.12 : width / 2;
    found.push([
      [inner, 0],
      [radius - tip + (shape === 'blade' ? width : 0), -height],
      [radius + tip + (shape === 'blade' ? width : 0), -height],
      [inner + width, 0.4],
    ]);
  }
  if (handles) {
    const { shape, from, to } = handles;
    const r0 = radiusAt(curve, from);
    const r1 = radiusAt(curve, to);
    const size = to - from;
    if (shape === 'upright') {
      const outer = r0 - 0.2;
      const inner = outer - size * 0.35;
      found.push([
        [outer, from],
        [outer + size * 0.12, to],
        [inner, to],
        [inner - size * 0.05, from],
      ]);
    } else {
      for (const out of [1.9, 1.1]) {
        found.push(
          smooth([
            [r1, to - (1.9 - out) * 0.6],
            [r1 + out * 0.8, to - (1.9 - out) * 0.4],
            [Math.max(r0, r1) + out, (from + to) / 2],
            [r0 + out * 0.6, from + (1.9 - out) * 0.5],
            [r0, from + (1.9 - out) * 0.6],
          ]),
        );
      }
    }
  }
  return found;
}

/** Five centimetres, or ten for what is large. */
function scaleBar(scale: number): string {
  const length = scale * 5 > 60 ? 1 : scale * 10 > 80 ? 5 : 10;
  const half = (length * scale) / 2;
  const [left, right, middle] = [-half, half, 0].map((x) => round(paper.width / 2 + x));
  return `<path id="scale" data-centimetres="${length}" d="M${left} 182v6h${round(2 * half)}v-6M${middle} 185v3"/><path fill="#000" d="M${left} 185H${middle}v3H${left}ZM${right} 188z"/>`;
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
