/** What can be wrong with one field of an input, of a form or of a record. */
export type FieldFault =
  | { kind: 'missing' }
  | { kind: 'type'; expected: string }
  | { kind: 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems'; limit: number }
  | { kind: 'choice'; choices: string }
  /** `expected` is a name of `formats`, or a format or pattern of JSON Schema. */
  | { kind: 'format'; expected: string }
  | { kind: 'character' }
  | { kind: 'repeated' }
  /** The first or the last day that will do. */
  | { kind: 'earliest' | 'latest'; limit: string }
  /** The museum is closed on that day. */
  | { kind: 'closed' }
  /** A box that must be ticked is not. */
  | { kind: 'consent' }
  | { kind: 'unknownSite' }
  | { kind: 'taken' | 'tooCommon' | 'sameAsUserName' | 'wrong' };

/** A fault and the field that it was found in, as a person writes it: `images[0].file`. */
export interface NamedFault {
  /** Empty for the whole value. */
  field: string;
  fault: FieldFault;
}
