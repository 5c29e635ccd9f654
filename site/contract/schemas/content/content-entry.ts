import { Type, type Static } from 'typebox';
import { CategoryCode, DateTime, Id, Image, Recording, Tag } from '../common/fields';
import { EntryPart } from './entry-part';
import { Facts } from './facts';

const summaryFields = {
  id: Id,
  categoryCode: CategoryCode,
  title: Type.String(),
  summary: Type.String(),
  thumbImg: Type.String(),
  images: Type.Array(Image),
  publishedAt: DateTime,
  linkUrl: Type.String(),
  tags: Type.Array(Tag),
  /** A value of the dictionary `period`. */
  period: Type.Optional(Type.String()),
  /** A value of the dictionary `material`. */
  material: Type.Optional(Type.String()),
  facts: Type.Optional(Facts),
};

/** An entry of a category as lists show it: news item, notice, page, book, piece of music or other. */
export const ContentEntry = Type.Object(summaryFields);
export type ContentEntry = Static<typeof ContentEntry>;

export const ContentEntryDetail = Type.Object({
  ...summaryFields,
  /** Rich text: HTML of the importer's allow-list. */
  content: Type.String(),
  video: Type.Optional(Recording),
  audio: Type.Optional(Recording),
  /** In the order of the content pack. */
  parts: Type.Optional(Type.Array(EntryPart)),
});
export type ContentEntryDetail = Static<typeof ContentEntryDetail>;
