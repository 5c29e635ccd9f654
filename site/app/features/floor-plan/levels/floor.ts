/** SVG units of the plans. */
export const unitsPerMetre = 10;

/** A floor of the museum in SVG units, north up. */
export interface Floor {
  level: Level;
  /** In the order of their numbers on the plan and in the list. */
  rooms: readonly Room[];
  fixtures: readonly Fixture[];
  /** SVG path data, as in `walls` and `stepFreeRoute`. */
  outline: string;
  walls: readonly { width: number; path: string }[];
  stepFreeRoute: string;
}

export type Level = 1 | 2 | 3;

interface Shape {
  /** Unique across all floors: `L1-shop`. */
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Room extends Shape {
  kind: 'hall' | 'service' | 'outdoors' | 'passage' | 'void';
  name: { zh: string; en: string };
}

/** Fixture that each floor has twice, in the west and in the east. */
export interface Fixture extends Shape {
  kind: 'stairs' | 'lift' | 'toilets';
}
