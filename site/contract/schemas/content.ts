import { Type, type Static } from 'typebox';
import {
  Image,
  CategoryCode,
  DateTime,
  Id,
  Recording,
  Tag,
  siteIdField,
  TagId,
  CountedTag,
} from './common/fields';
import { paging } from '../shared/paging';
import { pagingFields, type CallSchemas } from './common/call-schema';

/**
 * Short properties of an entry by name: the `number` of a document, the `post` of a person.
 * Names, labels and order are those of the dictionary `fact`.
 */
export const Facts = Type.Record(Type.String(), Type.String());
export type Facts = Static<typeof Facts>;

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

/** A child of the requested category, with the newest entries of its whole subtree. */
export const ChildCategory = Type.Object({
  categoryCode: CategoryCode,
  categoryName: Type.String(),
  records: Type.Array(ContentEntry),
});
export type ChildCategory = Static<typeof ChildCategory>;

const Code = Type.String({ minLength: 1, maxLength: 200 });

export const contentSchemas = {
  contentPage: {
    summary:
      'A page of the published entries of a category and of the categories below it, newest first unless `order` says otherwise. ' +
      `A page of more than ${String(paging.maxPageSize)} is a 400 but for the category FooterSite.`,
    input: Type.Object({
      ...siteIdField,
      ...pagingFields,
      categoryCode: CategoryCode,
      /** Excludes the entries of subcategories. */
      ownOnly: Type.Optional(Type.Boolean({ default: false })),
      order: Type.Optional(
        Type.Union([Type.Literal('newest'), Type.Literal('oldest')], { default: 'newest' }),
      ),
      // The footer requests all its links in one page (spec section 7).
      pageSize: Type.Optional(
        Type.Integer({ minimum: 1, maximum: paging.maxFooterPageSize, default: paging.pageSize }),
      ),
    }),
    record: ContentEntry,
    example: { siteId: '1', categoryCode: 'News', pageNum: 1, pageSize: 10 },
  },

  contentDetail: {
    summary: 'One published entry of a category, or of a category below it.',
    input: Type.Object({ ...siteIdField, categoryCode: CategoryCode, contentId: Id }),
    record: ContentEntryDetail,
    example: { siteId: '1', categoryCode: 'Notice', contentId: 'opening-hours' },
  },

  contentCategoryText: {
    summary:
      "The text of a category's own page: the newest published entry of that very category, one without facts before others. An empty list where there is none.",
    input: Type.Object({ ...siteIdField, categoryCode: CategoryCode }),
    record: ContentEntryDetail,
    example: { siteId: '1', categoryCode: 'Service' },
  },

  contentNews: {
    summary:
      'A page of the newest entries of the category News and of the visible categories below it; categoryCode narrows it to one of them.',
    input: Type.Object({
      ...siteIdField,
      ...pagingFields,
      categoryCode: Type.Optional(CategoryCode),
    }),
    record: ContentEntry,
    example: { siteId: '1', pageNum: 1, pageSize: 10 },
  },

  contentListByParentCode: {
    summary:
      'The visible child categories of a category in their order, each with its newest entries, at most ten.',
    input: Type.Object({ ...siteIdField, parentCode: CategoryCode }),
    record: ChildCategory,
    example: { siteId: '1', parentCode: 'Snews' },
  },

  contentListByParentCodeAndTag: {
    summary:
      'As content/listByParentCode, narrowed to the entries under a tag; a child that has none is left out.',
    input: Type.Object({ ...siteIdField, parentCode: CategoryCode, tagId: TagId }),
    record: ChildCategory,
    example: { siteId: '1', parentCode: 'Snews', tagId: 'families' },
  },

  contentPageByRecommend: {
    summary:
      'A page of entries, recommended ones first, then newest first; of the whole menu where no category is named.',
    input: Type.Object({
      ...siteIdField,
      ...pagingFields,
      categoryCode: Type.Optional(CategoryCode),
    }),
    record: ContentEntry,
    example: { siteId: '1', categoryCode: 'News', pageNum: 1, pageSize: 10 },
  },

  contentPageByDict: {
    summary:
      'A page of a category’s entries that have a dictionary value, newest first. Entries have values of period and material.',
    input: Type.Object({
      ...siteIdField,
      ...pagingFields,
      categoryCode: CategoryCode,
      dictCode: Code,
      dictValue: Code,
    }),
    record: ContentEntry,
    example: { siteId: '1', categoryCode: 'AncientBooks', dictCode: 'period', dictValue: 'qing' },
  },

  contentTags: {
    summary:
      'The tags of the published entries of a category and of the visible ones below it, each with the number of its entries.',
    input: Type.Object({ ...siteIdField, categoryCode: CategoryCode }),
    record: CountedTag,
    example: { siteId: '1', categoryCode: 'News' },
  },

  contentPageByTagFromContent: {
    summary:
      'A page of the other entries under a tag, as seen from one entry: everything of the menu but that entry, newest first.',
    input: Type.Object({ ...siteIdField, ...pagingFields, contentId: Id, tagId: TagId }),
    record: ContentEntry,
    example: { siteId: '1', contentId: 'opening-hours', tagId: 'visiting' },
  },
} satisfies CallSchemas;
