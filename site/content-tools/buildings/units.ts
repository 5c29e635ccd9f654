import {
  bridge,
  ground,
  hall,
  hills,
  lattice,
  pine,
  rect,
  roof,
  sheet,
  stroke,
  water,
} from './elements';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Gate hall of an academy with its wings. */
const academy = () =>
  hills(
    [
      [360, 420, 900],
      [1240, 470, 1000],
    ],
    940,
  ) +
  hall(340, 1000, 420, { bays: 3, height: 170, roofHeight: 130, wall: '#ece5d5' }) +
  hall(1260, 1000, 420, { bays: 3, height: 170, roofHeight: 130, wall: '#ece5d5' }) +
  hall(800, 1010, 560, { bays: 3, height: 260, roofHeight: 220 }) +
  rect(716, 736, 168, 56, '#2f4f4a') +
  pine(120, 1010, 360) +
  pine(1490, 1010, 300) +
  ground(1010);

/** A field station behind two arched bridges. */
const fieldStation = () =>
  hills(
    [
      [300, 360, 820],
      [900, 450, 900],
      [1380, 390, 760],
    ],
    800,
  ) +
  rect(330, 610, 940, 190, '#ece5d5') +
  numbers(7)
    .map((index) => lattice(370 + index * 128, 660, 92, 84))
    .join('') +
  rect(734, 650, 132, 150, '#7d2a22') +
  roof(800, 616, 1060, 150, { ridge: 0.93, lift: 8 }) +
  pine(200, 810, 300) +
  ground(806) +
  water(880, 520) +
  bridge(470, 970, 620, 110) +
  bridge(1150, 1060, 660, 120);

/** A dragon kiln that climbs a slope, with the station at its foot. */
const kilnStation = () => {
  const sections = numbers(7).map((index) => {
    const [x, y] = [560 + index * 120, 900 - index * 62];
    return rect(x - 60, y - 70, 120, 110, '#c8a583') + roof(x, y - 66, 180, 76, { lift: 10 });
  });
  const saggars = numbers(9).map((index) => {
    const [row, column] = index < 5 ? [0, index] : [1, index - 5];
    return rect(90 + column * 54 + row * 27, 956 - row * 44, 48, 44, '#b98e6b', 2);
  });
  return (
    hills(
      [
        [420, 420, 900],
        [1180, 240, 1240],
      ],
      960,
    ) +
    `<path d="M420 1000 L1460 470 L1600 440 V1000 Z" fill="#b9b592" opacity="0.7"/>` +
    stroke('M420 1000 L1460 470 L1600 440', 3) +
    sections.toReversed().join('') +
    stroke('M1330 420 c -20 -60 40 -90 10 -150 c -24 -50 30 -80 14 -130', 4, 0.3) +
    rect(520, 870, 84, 90, '#5a3a2a') +
    `<path d="M530 960 V910 A32 32 0 0 1 594 910 V960 Z" fill="#c9542f"/>` +
    hall(250, 1010, 280, { bays: 3, height: 150, roofHeight: 112, wall: '#ece5d5' }) +
    saggars.map((each) => `<g transform="translate(560 44)">${each}</g>`).join('') +
    pine(1500, 1000, 330) +
    ground(1008)
  );
};

/** A repository without windows, below a ridge. */
const repository = () =>
  hills(
    [
      [260, 300, 900],
      [820, 210, 1000],
      [1360, 330, 900],
    ],
    960,
  ) +
  rect(240, 640, 1120, 350, '#ddd3bf') +
  rect(240, 560, 700, 80, '#cfc4ad') +
  rect(210, 616, 1180, 30, '#66645e') +
  numbers(13)
    .map((index) => rect(300 + index * 60, 700, 14, 150, '#5f6f6c', 2))
    .join('') +
  rect(1120, 730, 180, 260, '#7d2a22') +
  numbers(6)
    .map((index) => stroke(`M1120 ${770 + index * 40} h180`, 2, 0.6))
    .join('') +
  stroke('M240 880 H1120 M240 920 H1120 M1300 880 H1360 M1300 920 H1360', 2, 0.35) +
  pine(130, 1000, 340) +
  pine(1490, 1000, 380) +
  ground(1000);

/** A school of two storeys with north-lit workshops. */
const school = () =>
  hills([[900, 420, 1500]], 940) +
  numbers(5)
    .map((index) => {
      const x = 250 + index * 220;
      return (
        `<path d="M${x} 520 L${x + 60} 400 L${x + 220} 520 Z" fill="#66645e" stroke="#2b2721" stroke-width="3"/>` +
        stroke(`M${x + 12} 514 L${x + 58} 420 M${x + 28} 516 L${x + 62} 446`, 3, 0.5)
      );
    })
    .join('') +
  rect(250, 520, 1100, 470, '#e6d9bd') +
  rect(230, 740, 1140, 22, '#6f5a44') +
  numbers(6)
    .map((index) => lattice(290 + index * 176, 570, 132, 140, '#cfd6cf'))
    .join('') +
  numbers(6)
    .map((index) =>
      index === 2
        ? rect(290 + index * 176, 800, 132, 190, '#7d2a22') + stroke('M708 800 V990', 3)
        : lattice(290 + index * 176, 810, 132, 130, '#cfd6cf'),
    )
    .join('') +
  pine(150, 1000, 420) +
  pine(1460, 1000, 300) +
  ground(1000);

/** Small museums of a network, joined by a line. */
const network = () => {
  const places = [
    [230, 560, 180],
    [620, 420, 210],
    [1050, 500, 190],
    [1390, 690, 170],
    [330, 960, 210],
    [820, 890, 250],
    [1240, 1060, 180],
  ] as const;
  const path = `M${places.map(([x, y]) => `${x} ${y}`).join(' L')}`;
  return (
    hills(
      [
        [380, 200, 900],
        [1120, 150, 1100],
        [800, 620, 1700],
      ],
      1100,
    ) +
    `<path d="${path}" fill="none" stroke="#a32a1f" stroke-width="4" stroke-dasharray="2 16" stroke-linecap="round"/>` +
    places
      .map(([x, y, width], index) =>
        hall(x, y, width, {
          bays: 3,
          height: 90,
          roofHeight: 78,
          ...(index % 2 === 0 && { wall: '#ece5d5' }),
        }),
      )
      .join('')
  );
};

/** Empty sky that is cut off above a drawing, in pixels. */
const sky: Readonly<Record<string, number>> = { 'unit-alliance': 110 };
const usualSky = 150;

/** Drawings of the museum’s sites and units by file name. */
export const unitDrawings: Readonly<Record<string, () => string>> = {
  'unit-academy': academy,
  'unit-shuangqiao': fieldStation,
  'unit-qingbei': kilnStation,
  'unit-storage': repository,
  'unit-school': school,
  'unit-alliance': network,
};

/** A drawing as an SVG document. */
export function toSvg(name: string): string {
  const { width, height } = sheet;
  const top = sky[name] ?? usualSky;
  const size = `viewBox="0 ${top} ${width} ${height}" width="${width}" height="${height}"`;
  const paper = `<rect y="${top}" width="${width}" height="${height}" fill="${sheet.ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${paper}${unitDrawings[name]?.() ?? ''}</svg>`;
}
