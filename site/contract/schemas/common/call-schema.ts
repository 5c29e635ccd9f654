import { Type, type TProperties, type TSchema } from 'typebox';
import { type CallName } from '../../shared/endpoints';
import { paging } from '../../shared/paging';
import type { FormRules } from '../../shared/form-rule';

/** Schemas of a call: `record` is a row, a record of a page, or the single object. */
export interface CallSchema {
  /** Description for the OpenAPI document. */
  summary: string;
  /** Form rules that `input` was built from, for calls that take a form. */
  form?: FormRules;
  input: TSchema;
  record: TSchema;
  /** Properties of a page beside `total` and `records`. */
  more?: TProperties;
  /** The `current` of a 409, where the call names the version that it changes. */
  conflict?: TSchema;
  example: unknown;
}

/** The calls of a resource by name. */
export type CallSchemas = Partial<Record<CallName, CallSchema>>;

/** `pageNum` from 1, `pageSize` up to 100; both optional (spec section 9). */
export const pagingFields = {
  pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: paging.pageNum })),
  pageSize: Type.Optional(
    Type.Integer({ minimum: 1, maximum: paging.maxPageSize, default: paging.pageSize }),
  ),
};
