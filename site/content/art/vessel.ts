/** What a vessel's drawing is made from; centimetres, the foot at 0. */
export interface Vessel {
  id: string;
  name: { zh: string; en: string };
  /** The museum's objects of this type, and the papers about it: their pages show the drawing. */
  shownWith?: readonly string[];
  /** Half the outside from foot to rim: radius and height. A corner is a point named twice. */
  profile: readonly (readonly [radius: number, height: number])[];
  /** Thickness of the wall. */
  wall: number;
  /** Height of the hollow's floor above the foot; the foot ring ends one wall below it. */
  floor: number;
  bands: readonly Band[];
  /** Legs below the body, drawn to both sides. */
  legs?: { height: number; radius: number; width: number; shape: 'column' | 'blade' };
  /** Handles to both sides: standing on the rim, or loops at a height. */
  handles?: { shape: 'upright' | 'loop'; from: number; to: number };
}

/** A ring of ornament between two heights. */
export interface Band {
  from: number;
  to: number;
  motif: Motif;
}

export type Motif =
  | 'lines'
  | 'animal-mask'
  | 'thunder'
  | 'key-fret'
  | 'scroll'
  | 'lotus-petals'
  | 'plantain'
  | 'waves'
  | 'whorl'
  | 'cord';
