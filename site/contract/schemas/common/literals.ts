import { Type } from 'typebox';

/** Schema of one of several strings. */
export const literals = <Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>(Type.Union(values.map((value) => Type.Literal(value))));
