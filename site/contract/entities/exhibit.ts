import { Type, type Static } from 'typebox';
import { Id, Image, Turntable } from './common';

/** An object of the collection, labelled as in a gallery. */
export const Exhibit = Type.Object({
  id: Id,
  title: Type.String(),
  /** A value of the dictionary `period`, and its label. */
  period: Type.String(),
  periodLabel: Type.String(),
  /** A value of the dictionary `material`, and its label. */
  material: Type.String(),
  materialLabel: Type.String(),
  /** What it is made of, in words: “bronze inlaid with gold”. */
  medium: Type.String(),
  date: Type.String(),
  size: Type.String(),
  accessionNumber: Type.String(),
  holder: Type.String(),
  credit: Type.String(),
  /** Rich text: HTML of the importer's allow-list. */
  description: Type.String(),
  /** The holder's own page about the object; empty where there is none. */
  sourceUrl: Type.String(),
  /** What a viewer must know of the pictures: that they are renderings, say; empty where there is nothing. */
  note: Type.String(),
  images: Type.Array(Image),
  /** Only where one object is asked for by its id, and the pack has one. */
  turntable: Type.Optional(Turntable),
  /** Whether it has one; told in lists too. */
  turns: Type.Optional(Type.Boolean()),
});
export type Exhibit = Static<typeof Exhibit>;
