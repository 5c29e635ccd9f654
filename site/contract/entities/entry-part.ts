import { Type, type Static } from 'typebox';
import { Image } from './common';
import { Facts } from './facts';

/** One of the parts that an entry is made of beside its text: a step, a year, a leaf, a room. */
export const EntryPart = Type.Object({
  /** What it is to its entry; the page kind says which ones it shows. */
  kind: Type.String(),
  /** Unique in its entry, for the address of the part. */
  id: Type.String(),
  title: Type.String(),
  /** Rich text: HTML of the importer's allow-list. */
  content: Type.String(),
  images: Type.Array(Image),
  /** By names that the page kind knows; they are in no dictionary. */
  facts: Facts,
  /** The id of an object of the collection that the part shows. */
  object: Type.Optional(Type.String()),
});
export type EntryPart = Static<typeof EntryPart>;
