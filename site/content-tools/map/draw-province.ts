import { drawPeaks } from './peaks';
import { border, islands, lake, pines, ranges, rivers } from './province';
import { offsetCurve, isInside, sampleCurve, smoothPath, formatPoint, type Point } from './spline';

const sheet = { width: 1000, height: 800 };

function svg(id: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">`,
    `<title>${id}</title>`,
    ...parts,
    '</svg>\n',
  ].join('');
}

/** Both banks of a river; at width 0 they coincide. */
function banks({ course, width: [source, end] }: (typeof rivers)[number]): string {
  const half = (share: number) => (source + (end - source) * share) / 2;
  return [1, -1]
    .map((side) => smoothPath(offsetCurve(course, (share) => side * half(share))))
    .join('');
}

/** Shore line and a parallel line inside it, interrupted at the mouths of rivers. */
function shores(): string {
  const mouths = rivers.flatMap(({ course, width: [source, end] }) =>
    [
      { place: course[0], width: source },
      { place: course.at(-1), width: end },
    ].flatMap(({ place, width }) => (place ? [{ place, width }] : [])),
  );
  return [0, 8]
    .flatMap((inwards) => {
      const runs: Point[][] = [[]];
      for (const point of sampleCurve(
        offsetCurve(lake, () => inwards, true),
        true,
      )) {
        const isOpen = mouths.some(
          ({ place, width }) =>
            Math.hypot(point[0] - place[0], point[1] - place[1]) < width / 2 + inwards + 1,
        );
        if (isOpen) runs.push([]);
        else runs.at(-1)?.push(point);
      }
      return runs.filter((run) => run.length > 1);
    })
    .map((run) => `M${run.map(formatPoint).join('L')}`)
    .join('');
}

/** Rows of wave marks in the lake, at a distance from shores and islands. */
function ripples(): string {
  const rows: string[] = [];
  for (let y = 312; y < 480; y += 22) {
    for (let x = 610 + ((y / 2) % 23); x < 830; x += 40) {
      const corners: Point[] = [
        [x - 18, y - 12],
        [x + 30, y - 12],
        [x - 18, y + 10],
        [x + 30, y + 10],
      ];
      const isFree =
        corners.every((corner) => isInside(corner, lake)) &&
        !islands.some((island) => island.some(([a, b]) => Math.hypot(a - x, b - y) < 26)) &&
        // Space for the label of the lake.
        !(y > 388 && y < 440 && x > 634 && x < 776);
      if (isFree) rows.push(`M${formatPoint([x, y])}q6-7 12 0q6-7 12 0`);
    }
  }
  return rows.join('');
}

/** Path of a sailing boat. */
const boat = 'm-13 0q13 9 26 0m-14-2v-26q15 8 3 22';

/** Path of a pine. */
const pine = 'v-17m-6 12q6-1 6-5q0 4 6 5m-10-6q4-1 4-4q0 3 4 4';

/** The map of the province as three single-colour layers, which the page stacks. */
export function drawProvince(): Map<string, string> {
  return new Map([
    [
      'province-ground.svg',
      svg('ground', [`<path fill="#000" stroke="none" d="${smoothPath(border, true)}"/>`]),
    ],
    [
      'province-water.svg',
      svg('water', [
        `<path d="${shores()}${islands.map((each) => smoothPath(each, true)).join('')}"/>`,
        `<path d="${rivers.map(banks).join('')}${ripples()}"/>`,
        `<path d="M646 372${boat}M786 372${boat}"/>`,
      ]),
    ],
    [
      'province-land.svg',
      svg('land', [
        `<path stroke-dasharray="16 7 1 7" d="${smoothPath(border, true)}"/>`,
        `<path d="${drawPeaks(ranges.flatMap(({ peaks }) => peaks))}"/>`,
        `<path d="${pines.map((place) => `M${formatPoint(place)}${pine}`).join('')}"/>`,
        '<path d="M60 92V36m-9 14 9-16 9 16M48 64h24"/>',
      ]),
    ],
  ]);
}
