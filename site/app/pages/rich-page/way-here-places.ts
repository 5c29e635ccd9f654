/** What a visitor looks for on the way, in the order of the list under the drawing. */
export interface WayPlace {
  id: 'entrance' | 'ramp' | 'metro' | 'bus' | 'car-park' | 'bicycles' | 'greenway';
  /** The middle of its mark on the drawing, which is 980 wide and 640 high; 2.6 to a metre. */
  x: number;
  y: number;
  /** Where its name stands beside the mark. */
  side: 'left' | 'right';
  /** How much higher than the mark its name stands, where a path runs on beside the mark. Default 0. */
  rise?: number;
}

/** From the middle of a mark to its name. */
export const besideMark = 26;

export const wayPlaces: readonly WayPlace[] = [
  { id: 'entrance', x: 649, y: 364, side: 'left' },
  { id: 'ramp', x: 738, y: 410, side: 'right' },
  { id: 'metro', x: 356, y: 432, side: 'right' },
  { id: 'bus', x: 338, y: 292, side: 'right' },
  { id: 'car-park', x: 446, y: 150, side: 'right' },
  { id: 'bicycles', x: 458, y: 370, side: 'left' },
  { id: 'greenway', x: 160, y: 500, side: 'right', rise: 20 },
];

/** The way without steps, from exit C of the metro to the entrance. */
export const stepFreeWay = 'M356 432C372 478 560 472 700 464L738 460V410H712L674 368V338';
