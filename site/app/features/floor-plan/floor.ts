/** A floor of the museum, in the units of its drawing: 10 to a metre, north above. */
export interface Floor {
  level: Level;
  /** Numbered in this order, on the plan and in the list. */
  rooms: readonly Room[];
  fixtures: readonly Fixture[];
  /** Paths of SVG. */
  outline: string;
  walls: readonly { width: number; path: string }[];
  stepFreeRoute: string;
}

export type Level = 1 | 2 | 3;

interface Place {
  /** Unique in the house: `L1-shop`. */
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Room extends Place {
  kind: 'hall' | 'service' | 'outdoors' | 'passage' | 'void';
  name: { zh: string; en: string };
}

/** What every floor has twice, west and east. */
export interface Fixture extends Place {
  kind: 'stairs' | 'lift' | 'toilets';
}
