import { colourDistance, toLabPalette } from './colour-distance';

/** What relates objects: the same motifs, period or material, or similar colours. */
export type Relation = 'motif' | 'period' | 'material' | 'colour';

/** The facts of an object that relate it to others. */
export interface RelatedFacts {
  id: string;
  period: string;
  material: string;
  motifs: readonly string[];
  /** Colours as `#rrggbb`. */
  palette: readonly { color: string; share: number }[];
}

/** Objects with one relation, the closest ones first. */
export interface RelatedGroup {
  by: Relation;
  /** The motifs that the object shares with any of them; empty for other relations. */
  motifs: string[];
  ids: string[];
}

/** Objects of a group: one row of the page. */
const groupSize = 4;
/** Larger distances are seen as other colours; see `colourDistance`. */
const maxColourDistance = 16;

/**
 * Groups of related objects: first the relation that says most. Each object is in one group only; groups without
 * objects are left out.
 * @param others without the object itself, the nearest ones in the collection first
 */
export function chooseRelated(
  object: RelatedFacts,
  others: readonly RelatedFacts[],
): RelatedGroup[] {
  const taken = new Set<string>();
  const group = (by: Relation, matching: readonly RelatedFacts[]): RelatedGroup[] => {
    const chosen = matching.filter(({ id }) => !taken.has(id)).slice(0, groupSize);
    for (const { id } of chosen) taken.add(id);
    const shared = object.motifs.filter((motif) =>
      chosen.some(({ motifs }) => motifs.includes(motif)),
    );
    const ids = chosen.map(({ id }) => id);
    return ids.length > 0 ? [{ by, motifs: by === 'motif' ? shared : [], ids }] : [];
  };
  const { motifs, period, material } = object;
  const palette = toLabPalette(object.palette);
  const sharedMotifs = (other: RelatedFacts) =>
    other.motifs.filter((motif) => motifs.includes(motif)).length;
  return [
    ...group(
      'motif',
      lowestFirst(others, (other) => -sharedMotifs(other) || Infinity),
    ),
    ...group(
      'period',
      others.filter((other) => period !== '' && other.period === period),
    ),
    ...group(
      'material',
      others.filter((other) => material !== '' && other.material === material),
    ),
    ...group(
      'colour',
      lowestFirst(others, (other) => {
        const distance = colourDistance(palette, toLabPalette(other.palette));
        return distance > maxColourDistance ? Infinity : distance;
      }),
    ),
  ];
}

/** Objects by a rank, equal ones in their order; those of infinite rank are left out. */
function lowestFirst(
  objects: readonly RelatedFacts[],
  rankOf: (object: RelatedFacts) => number,
): RelatedFacts[] {
  return objects
    .map((object) => ({ object, rank: rankOf(object) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ object }) => object);
}
