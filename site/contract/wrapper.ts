import { Type, type Static, type TProperties, type TSchema } from 'typebox';

/** What is wrong with one field, in the site's language, to be shown beside it. */
export const FieldError = Type.Object({ field: Type.String(), msg: Type.String() });
export type FieldError = Static<typeof FieldError>;

/**
 * A failed call: its HTTP status or service code, and a text in the site's language (spec section 8).
 * Where fields are faulty, `msg` names the first, and `errors` tells of each, in their order; `data` stays null.
 */
export const Failure = Type.Object({
  success: Type.Literal(false),
  code: Type.Integer(),
  msg: Type.String(),
  data: Type.Null(),
  errors: Type.Optional(Type.Array(FieldError, { minItems: 1 })),
});
export type Failure = Static<typeof Failure>;

const ok = { success: Type.Literal(true), code: Type.Literal(0), msg: Type.String() };

/** The answer of a call that gives a list of rows; a detail call gives its row in `data[0]`. */
export function rowsAnswer<Record extends TSchema>(record: Record) {
  return Type.Object({ ...ok, data: Type.Array(record) });
}

/** The answer of a call that gives one object, or nothing where `record` is null. */
export function recordAnswer<Record extends TSchema>(record: Record) {
  return Type.Object({ ...ok, data: record });
}

export const PageInfo = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  pageNum: Type.Integer({ minimum: 1 }),
  pageSize: Type.Integer({ minimum: 1 }),
});
export type PageInfo = Static<typeof PageInfo>;

/** What a stored procedure appends to its result sets; readers drop it (spec section 3). */
export const rowsAffected = '0 rows affected';

/**
 * The stored-procedure form of a paged call: page row, records, trailer; `total` and `records` repeated on top.
 * What `more` names stands in the page row and on top as well.
 */
export function pageAnswer<Record extends TSchema>(record: Record, more: TProperties = {}) {
  const records = Type.Array(record);
  return Type.Object({
    ...ok,
    data: Type.Tuple([
      Type.Tuple([Type.Object({ ...PageInfo.properties, ...more })]),
      records,
      Type.Literal(rowsAffected),
    ]),
    total: Type.Integer({ minimum: 0 }),
    records,
    ...more,
  });
}
