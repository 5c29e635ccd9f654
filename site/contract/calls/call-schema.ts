import { Type, type TProperties, type TSchema } from 'typebox';
import { paging } from '../endpoints';
import type { FormRules } from '../form-rule';

/** What one call takes and gives: `record` is one row, one record of a page, or the one object. */
export interface CallSchema {
  /** One sentence for the API's description. */
  summary: string;
  /** The rules that `input` was made from, where visitors type what it takes. */
  form?: FormRules;
  input: TSchema;
  record: TSchema;
  /** What a page tells beside its total and its records. */
  more?: TProperties;
  example: unknown;
}

/** `pageNum` from 1, `pageSize` up to 100; both may be left out (spec section 9). */
export const pagingFields = {
  pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: paging.pageNum })),
  pageSize: Type.Optional(
    Type.Integer({ minimum: 1, maximum: paging.maxPageSize, default: paging.pageSize }),
  ),
};
