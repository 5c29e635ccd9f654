/** Geometry of a vessel in centimetres; the foot is at height 0. */
export interface Vessel {
  id: string;
  name: { zh: string; en: string };
  /** Ids of the objects and research papers whose pages show the drawing. */
  shownWith?: readonly string[];
  /** Outer profile from foot to rim as radius and height. A repeated point is a corner. */
  profile: readonly (readonly [radius: number, height: number])[];
  /** Thickness of the wall. */
  wall: number;
  /** Height of the inner floor above the foot; the foot ring ends one wall thickness below it. */
  floor: number;
  bands: readonly Band[];
  /** Legs below the body. */
  legs?: { height: number; radius: number; width: number; shape: 'column' | 'blade' };
  /** Height of a spout in the shape of a cock's head, opposite an arched handle. */
  headAt?: number;
  /** Handles on both sides: upright on the rim, or loops. */
  handles?: { shape: 'upright' | 'loop'; from: number; to: number };
}

/** An ornament band between two heights. */
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
