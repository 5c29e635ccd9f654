/** One of few values of each document, such as its kind. */
export interface ValueColumn<Value extends string = string> {
  /** Index in `values` by document. */
  codes: Uint16Array;
  values: readonly Value[];
}

export interface ValueColumnBuilder<Value extends string> {
  add: (value: Value) => void;
  finish: () => ValueColumn<Value>;
}

/** Builds a column of at most 65,536 different values. */
export function createValueColumnBuilder<Value extends string>(): ValueColumnBuilder<Value> {
  const codeOf = new Map<Value, number>();
  const codes: number[] = [];
  return {
    add: (value) => {
      const code = codeOf.get(value) ?? codeOf.size;
      codeOf.set(value, code);
      codes.push(code);
    },
    finish: () => ({ codes: Uint16Array.from(codes), values: [...codeOf.keys()] }),
  };
}

/** The value of a document; '' for a document that the column does not have. */
export function valueOf<Value extends string>(
  { codes, values }: ValueColumn<Value>,
  document: number,
): Value | '' {
  return values[codes[document] ?? -1] ?? '';
}
