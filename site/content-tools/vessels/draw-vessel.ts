import { chickenHead, headReach } from './chicken-head';
import { radiusAt, smoothCurve, type Point } from './curve';
import { motifs } from './motifs';
import type { Band, Vessel } from './vessel';

/** Size of the drawing, and the area of the vessel within it. */
const paper = { width: 240, height: 196 };
const area = { width: 200, height: 158, top: 12 };

/**
 * Archaeological drawing of a vessel as SVG: section with filled wall on the left, outside on the right, scale
 * below. One stroke width; the page sets the colour.
 */
export function drawVessel(vessel: Vessel): string {
  const { name, legs, bands, handles } = vessel;
  const curve = smoothCurve(vessel.profile);
  const head = vessel.headAt === undefined ? [] : chickenHead(vessel.headAt, curve);
  const reach = vessel.headAt === undefined ? 0 : radiusAt(curve, vessel.headAt) + headReach;
  const loops = handles?.shape === 'loop' ? 2 : 0;
  const widest = Math.max(reach, loops + Math.max(...curve.map(([r]) => r)));
  const ears = handles?.shape === 'upright' ? handles.to - handles.from : 0;
  const body = curve.at(-1)?.[1] ?? 0;
  const lift = legs?.height ?? 0;
  const scale = Math.min(area.width / (2 * widest), area.height / (body + lift + ears));
  const top = area.top + area.height - (body + lift + ears) * scale;
  const formatPoint = ([x, y]: Point): string =>
    `${round(paper.width / 2 + x * scale)} ${round(top + (body + ears - y) * scale)}`;
  const line = (points: readonly Point[], end = '') =>
    `M${points.map(formatPoint).join('L')}${end}`;
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
    ...head.map((each) => line(each)),
    ...legsAndHandles(vessel, curve).flatMap((each) => [line(each), line(mirrored(each))]),
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

/** Cross-section of the wall left of the axis, as one closed shape. */
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

/** Lines of an ornament band on the right half, projected onto the round side of the vessel. */
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

/** Outlines of legs and handles on the right half. */
function legsAndHandles({ legs, handles }: Vessel, curve: readonly Point[]): Point[][] {
  const outlines: Point[][] = [];
  if (legs) {
    const { height, radius, width, shape } = legs;
    const top = radiusAt(curve, height * 0.12);
    const inner = Math.min(radius - width / 2, top - width);
    const tip = shape === 'blade' ? width * 0.12 : width / 2;
    outlines.push([
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
      outlines.push([
        [outer, from],
        [outer + size * 0.12, to],
        [inner, to],
        [inner - size * 0.05, from],
      ]);
    } else {
      for (const out of [1.9, 1.1]) {
        outlines.push(
          smoothCurve([
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
  return outlines;
}

/** Scale bar of 10 centimetres; of 5 or 1 for small vessels. */
function scaleBar(scale: number): string {
  const length = scale * 5 > 60 ? 1 : scale * 10 > 80 ? 5 : 10;
  const half = (length * scale) / 2;
  const [left, right, middle] = [-half, half, 0].map((x) => round(paper.width / 2 + x));
  return `<path id="scale" data-centimetres="${length}" d="M${left} 182v6h${round(2 * half)}v-6M${middle} 185v3"/><path fill="#000" d="M${left} 185H${middle}v3H${left}ZM${right} 188z"/>`;
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
