import { Type, type Static } from 'typebox';
import { CountedTag, Day, Id, Image } from '../common/fields';

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

const summaryFields = {
  id: Id,
  kind: ExhibitionKind,
  status: ExhibitionStatus,
  title: Type.String(),
  summary: Type.String(),
  thumbImg: Type.String(),
  images: Type.Array(Image),
  startDate: Day,
  /** Null while a permanent exhibition has no closing day. */
  endDate: Type.Union([Day, Type.Null()]),
  place: Type.String(),
  /** Room ids of the floor plans, such as `L1-bronze-hall`. */
  rooms: Type.Array(Type.String()),
  tags: Type.Array(CountedTag),
};

export const Exhibition = Type.Object(summaryFields);
export type Exhibition = Static<typeof Exhibition>;

export const ExhibitionDetail = Type.Object({ ...summaryFields, content: Type.String() });
export type ExhibitionDetail = Static<typeof ExhibitionDetail>;
