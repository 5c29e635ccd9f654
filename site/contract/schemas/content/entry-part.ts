import { Type, type Static } from 'typebox';
import { Image } from '../common/fields';
import { Facts } from './facts';

/** A part of an entry beside its text: a step of a lesson, a year, a page of a book, a room of an exhibition. */
export const EntryPart = Type.Object({
  /** Kind of the part; each page kind shows the kinds that it knows. */
  kind: Type.String(),
  /** Unique within the entry; used in the address of the part. */
  id: Type.String(),
  title: Type.String(),
  /** Rich text: HTML of the importer's allow-list. */
  content: Type.String(),
  images: Type.Array(Image),
  /** Names are known to the page kind and are not in the dictionary `fact`. */
  facts: Facts,
  /** Id of the collection object that the part shows. */
  object: Type.Optional(Type.String()),
});
export type EntryPart = Static<typeof EntryPart>;
