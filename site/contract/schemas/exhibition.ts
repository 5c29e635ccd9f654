import { Type, type Static } from 'typebox';
import { CountedTag, Day, Id, Image, siteIdField, TagId } from './common/fields';
import { pagingFields, type CallSchemas } from './common/call-schema';
import { Exhibit } from './exhibit';
import { ExhibitionKind, ExhibitionStatus } from './exhibition-kind';
import { ContentEntry } from './content';

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

export const exhibitionSchemas = {
  exhibitionPage: {
    summary: 'A page of exhibitions: current ones first, then those to come, then past ones.',
    input: Type.Object({
      ...siteIdField,
      ...pagingFields,
      kind: Type.Optional(ExhibitionKind),
      status: Type.Optional(ExhibitionStatus),
    }),
    record: Exhibition,
    example: { siteId: '1', kind: 'base', pageNum: 1, pageSize: 10 },
  },

  exhibitionDetail: {
    summary: 'One exhibition with its text and its tags.',
    input: Type.Object({ ...siteIdField, id: Id }),
    record: ExhibitionDetail,
    example: { siteId: '1', id: 'bronze-and-rites' },
  },

  exhibitionPageByTagFromContent: {
    summary:
      'A page of the objects that an exhibition shows under a tag, in the exhibition’s order.',
    input: Type.Object({ ...siteIdField, ...pagingFields, exhibitionId: Id, tagId: TagId }),
    record: Exhibit,
    example: { siteId: '1', exhibitionId: 'bronze-and-rites', tagId: 'wine-vessels' },
  },

  exhibitionPageInterflow: {
    summary:
      'A page of exchanges with other museums, newest first: the entries of the categories InterExchange and ForeignExchange.',
    input: Type.Object({ ...siteIdField, ...pagingFields }),
    record: ContentEntry,
    example: { siteId: '1', pageNum: 1, pageSize: 10 },
  },
} satisfies CallSchemas;
