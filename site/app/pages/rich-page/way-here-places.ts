/** What a visitor looks for on the way, in the order of the list under the drawing. */
export interface WayPlace {
  id: 'entrance' | 'ramp' | 'metro' | 'bus' | 'car-park' | 'bicycles' | 'greenway';
  /** The middle of its mark on the drawing, which is 980 wide and 640 high; 2.6 to a metre. */
  x: number;
  y: number;
  /** Where its name stands beside the mark. */
  side: 'left' | 'right';
  /** What a sign would say; the others are marked with their number alone. */
  sign?: 'M' | 'P';
}

export const wayPlaces: readonly WayPlace[] = [
  { id: 'entrance', x: 649, y: 364, side: 'left' },
  { id: 'ramp', x: 745, y: 410, side: 'right' },
  { id: 'metro', x: 356, y: 432, side: 'right', sign: 'M' },
  { id: 'bus', x: 338, y: 292, side: 'right' },
  { id: 'car-park', x: 446, y: 150, side: 'right', sign: 'P' },
  { id: 'bicycles', x: 474, y: 356, side: 'left' },
  { id: 'greenway', x: 160, y: 500, side: 'right' },
];

/** The way without steps, from exit C of the metro to the entrance. */
export const stepFreeWay = 'M356 432C372 478 560 472 700 464L786 456V410H712L674 368V338';
