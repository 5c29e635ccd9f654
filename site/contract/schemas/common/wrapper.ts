import { Type, type Static, type TProperties, type TSchema } from 'typebox';

/** Error message of one field, in the language of the site. */
export const FieldErrorMessage = Type.Object({ field: Type.String(), msg: Type.String() });
export type FieldErrorMessage = Static<typeof FieldErrorMessage>;

/**
 * Response of a failed call: HTTP status or service code, and a message in the site’s language (spec section 8).
 * For invalid fields, `errors` lists all in order and `msg` is about the first; `data` is null.
 */
export const ErrorResponse = Type.Object({
  success: Type.Literal(false),
  code: Type.Integer(),
  msg: Type.String(),
  data: Type.Null(),
  errors: Type.Optional(Type.Array(FieldErrorMessage, { minItems: 1 })),
});
export type ErrorResponse = Static<typeof ErrorResponse>;

/**
 * 409 of a call that names the version it changes: `current` is what the service has now. Without it the conflict is
 * another one, such as an id that is taken, or nothing is left.
 */
export function conflictResponse<Current extends TSchema>(current: Current) {
  return Type.Object({ ...ErrorResponse.properties, current: Type.Optional(current) });
}

const ok = { success: Type.Literal(true), code: Type.Literal(0), msg: Type.String() };

/** Response with a list of rows; a detail call has its row in `data[0]`. */
export function rowsResponse<Record extends TSchema>(record: Record) {
  return Type.Object({ ...ok, data: Type.Array(record) });
}

/** Response with one object; `record` may be the null schema. */
export function recordResponse<Record extends TSchema>(record: Record) {
  return Type.Object({ ...ok, data: record });
}

export const PageInfo = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  pageNum: Type.Integer({ minimum: 1 }),
  pageSize: Type.Integer({ minimum: 1 }),
});
export type PageInfo = Static<typeof PageInfo>;

/** Trailer that a stored procedure appends to its result sets; readers drop it (spec section 3). */
export const rowsAffected = '0 rows affected';

/**
 * Stored-procedure response of a paged call: page row, records, trailer; `total` and `records` repeated at the
 * top level. The properties of `more` are in the page row and at the top level as well.
 */
export function pageResponse<Record extends TSchema>(record: Record, more: TProperties = {}) {
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
