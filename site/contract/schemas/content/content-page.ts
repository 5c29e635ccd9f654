import { Type } from 'typebox';
import { paging } from '../../shared/endpoints';
import { CategoryCode, siteIdField } from '../common/fields';
import { ContentEntry } from './content-entry';
import { pagingFields, type CallSchema } from '../common/call-schema';

export const contentPage = {
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
} satisfies CallSchema;
