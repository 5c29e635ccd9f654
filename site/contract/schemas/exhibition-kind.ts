import { Type, type Static } from 'typebox';

export const ExhibitionKind = Type.Union([
  Type.Literal('base'),
  Type.Literal('temporary'),
  Type.Literal('review'),
]);
export type ExhibitionKind = Static<typeof ExhibitionKind>;

/** Status today, from the opening and the closing day. */
export const ExhibitionStatus = Type.Union([
  Type.Literal('upcoming'),
  Type.Literal('current'),
  Type.Literal('past'),
]);
export type ExhibitionStatus = Static<typeof ExhibitionStatus>;
