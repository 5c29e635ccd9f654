/** Units of the drawing, 980 × 640. */
export const unitsPerMetre = 2.6;

/** A place on the plan of the surroundings. */
export interface DirectionsPlace {
  /** Id of the part of the text that names it. */
  id: string;
  /** Centre of its mark, in units of the drawing. */
  x: number;
  y: number;
  /** Side of the mark on which the name is. */
  side: 'left' | 'right';
  /** Units by which the name is above the mark, to keep clear of a path. Default 0. */
  rise?: number;
}

/** Distance from the centre of a mark to its name, in units. */
export const nameOffset = 26;

export const directionsPlaces: readonly DirectionsPlace[] = [
  { id: 'entrance', x: 649, y: 364, side: 'left' },
  { id: 'ramp', x: 738, y: 410, side: 'right' },
  { id: 'metro', x: 356, y: 432, side: 'right' },
  { id: 'bus', x: 338, y: 292, side: 'right' },
  { id: 'car-park', x: 446, y: 150, side: 'right' },
  { id: 'bicycles', x: 458, y: 370, side: 'left' },
  { id: 'greenway', x: 160, y: 500, side: 'right', rise: 20 },
];

/** Path data of the step-free route from exit C of the metro to the entrance. */
export const stepFreeRoute = 'M356 432C372 478 560 472 700 464L738 460V410H712L674 368V338';
