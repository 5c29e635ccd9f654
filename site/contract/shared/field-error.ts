/** Validation error of one field of an input, a form or a record. */
export type FieldError =
  /** `of`: the value is chosen, from one option or several, not typed. */
  | { kind: 'missing'; of?: 'choice' | 'choices' }
  | { kind: 'type'; expected: string }
  | { kind: 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems'; limit: number }
  | { kind: 'choice'; choices: string }
  /** `expected` is a key of `textFormats`, or a format or pattern of JSON Schema. */
  | { kind: 'format'; expected: string }
  | { kind: 'character' }
  | { kind: 'repeated' }
  /** `limit` is the first or the last valid day. */
  | { kind: 'earliest' | 'latest'; limit: string }
  /** The museum is closed on that day. */
  | { kind: 'closed' }
  /** A required checkbox is not checked. */
  | { kind: 'consent' }
  | { kind: 'unknownSite' }
  | { kind: 'taken' | 'tooCommon' | 'sameAsUserName' | 'wrong' }
  /** The password was reset: the member must set another one. */
  | { kind: 'oneTime' };

/** A validation error with the path of its field, such as `images[0].file`. */
export interface ValidationError {
  /** Empty where the error concerns the whole value. */
  field: string;
  error: FieldError;
}
