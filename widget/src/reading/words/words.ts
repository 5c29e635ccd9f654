/** The states that are said, in the order in which they are said. `on` is `checked` of a switch. */
export type StateName =
  | 'checked'
  | 'on'
  | 'pressed'
  | 'selected'
  | 'expanded'
  | 'current'
  | 'disabled'
  | 'readonly'
  | 'required'
  | 'invalid';

/** The words that tell a visitor what a thing is and how it stands. One file a language. */
export interface Words {
  /** Put between the parts of one sentence. */
  readonly comma: string;
  /** By role, or by the kind of element that WAI-ARIA has no role for. */
  readonly roles: Readonly<Record<string, string>>;
  readonly heading: (level: string) => string;
  /** By value; a value without a word is not said, and any value but `false` that is not listed counts as `true`. */
  readonly states: Readonly<Record<StateName, Readonly<Record<string, string>>>>;
}
