import type { Point } from './spline';

// Coordinates of the fictional province in a view box of 1000 × 800.
// prettier-ignore
export const border: readonly Point[] = [
  [62, 196], [96, 120], [186, 92], [262, 52], [338, 44], [402, 72], [470, 54], [528, 24], [618, 40], [690, 30],
  [790, 44], [846, 84], [874, 148], [934, 190], [972, 266], [952, 340], [968, 410], [938, 470], [944, 536], [886, 588],
  [860, 652], [794, 676], [742, 724], [660, 712], [596, 734], [520, 712], [452, 752], [372, 738], [300, 752], [238, 714],
  [166, 706], [140, 646], [84, 606], [70, 532], [36, 470], [54, 404], [28, 336], [48, 262],
];

// prettier-ignore
export const lake: readonly Point[] = [
  [590, 402], [604, 356], [622, 316], [652, 290], [690, 284], [734, 294], [768, 312], [812, 326], [832, 366],
  [836, 402], [820, 436], [796, 462], [760, 478], [712, 472], [672, 482], [630, 464], [602, 436],
];

export const islands: readonly (readonly Point[])[] = [
  // prettier-ignore
  [[736, 380], [752, 370], [770, 378], [766, 392], [744, 394]],
  // prettier-ignore
  [[676, 346], [686, 341], [695, 348], [686, 354]],
];

interface River {
  id: string;
  course: readonly Point[];
  /** Width at the source and at the end. */
  width: readonly [source: number, end: number];
}

export const rivers: readonly River[] = [
  // From the Western Ridge to the lake; the capital is on the northern bank.
  // prettier-ignore
  { id: 'ze', width: [1, 13], course: [[128, 214], [148, 262], [140, 316], [166, 366], [162, 424], [184, 478], [238, 506], [286, 496], [330, 520], [384, 512], [430, 474], [484, 472], [540, 446], [595, 424]] },
  // prettier-ignore
  { id: 'southern', width: [0, 7], course: [[300, 706], [322, 662], [310, 622], [336, 586], [330, 548], [346, 517]] },
  // prettier-ignore
  { id: 'song', width: [0, 9], course: [[452, 92], [494, 128], [480, 176], [440, 214], [448, 262], [492, 296], [546, 304], [586, 330], [611, 340]] },
  // prettier-ignore
  { id: 'eastern', width: [0, 7], course: [[904, 424], [880, 406], [860, 414], [836, 404]] },
  // The outflow of the lake.
  // prettier-ignore
  { id: 'mouth', width: [13, 16], course: [[660, 287], [650, 244], [664, 200], [700, 158], [704, 116], [728, 78], [734, 46], [748, 8]] },
];

interface Range {
  /** Base point, width and height of each peak. */
  peaks: readonly (readonly [x: number, y: number, width: number, height: number])[];
}

// prettier-ignore
export const ranges: readonly Range[] = [
  // The Western Ridge.
  { peaks: [[118, 170, 84, 46], [172, 152, 120, 66], [234, 182, 130, 84], [296, 164, 96, 52], [92, 222, 92, 62], [206, 232, 104, 92], [272, 246, 104, 66], [82, 290, 92, 68], [226, 306, 116, 82], [288, 318, 76, 48], [84, 358, 88, 66], [222, 376, 88, 56], [98, 428, 88, 62], [112, 494, 72, 46]] },
  // The hills of the Song Stream.
  { peaks: [[366, 132, 92, 50], [414, 156, 80, 44], [578, 118, 100, 52], [620, 146, 84, 44], [356, 200, 72, 40], [562, 196, 80, 42], [604, 222, 60, 30], [344, 330, 62, 34]] },
  // The hills east of the lake.
  { peaks: [[880, 238, 84, 44], [920, 274, 72, 46], [874, 302, 74, 40], [918, 334, 50, 28], [886, 512, 88, 46], [836, 544, 86, 48], [880, 574, 62, 34], [792, 582, 74, 38], [676, 566, 62, 32], [646, 628, 84, 44], [702, 652, 84, 44], [756, 650, 64, 34], [604, 672, 56, 28]] },
  // The low hills of the south.
  { peaks: [[176, 600, 70, 38], [228, 630, 84, 44], [168, 650, 60, 30], [430, 640, 66, 34], [480, 664, 84, 42], [416, 688, 58, 28]] },
];

/** Pines along the Song Stream. */
// prettier-ignore
export const pines: readonly Point[] = [
  [430, 118], [446, 132], [506, 172], [520, 160], [412, 222], [424, 238], [410, 246], [476, 238], [490, 248], [420, 292], [436, 302], [510, 322], [526, 330], [540, 322],
];

interface MapLabel {
  kind: 'water' | 'range' | 'city';
  zh: string;
  en: string;
  /** Centre of the label. */
  place: Point;
}

/** Labels of the map. */
export const mapLabels: readonly MapLabel[] = [
  { kind: 'water', zh: '云泽湖', en: 'Lake Yunze', place: [706, 416] },
  { kind: 'water', zh: '泽水', en: 'River Ze', place: [506, 508] },
  { kind: 'water', zh: '松溪', en: 'Song Stream', place: [520, 354] },
  { kind: 'range', zh: '西岭', en: 'Western Ridge', place: [282, 406] },
  { kind: 'range', zh: '湖东丘陵', en: 'Eastern Hills', place: [880, 456] },
  { kind: 'city', zh: '泽阳', en: 'Zeyang', place: [382, 458] },
  { kind: 'city', zh: '双桥', en: 'Shuangqiao', place: [260, 572] },
  { kind: 'city', zh: '西岭', en: 'Xiling', place: [190, 250] },
  { kind: 'city', zh: '松溪', en: 'Songxi', place: [386, 322] },
  { kind: 'city', zh: '湖口', en: 'Hukou', place: [664, 190] },
  { kind: 'city', zh: '青陂', en: 'Qingbei', place: [760, 560] },
];

/** Position of the museum. */
export const museumPosition: Point = [576, 394];
