export type StateName =
  | 'checked'
  | 'unchecked'
  | 'mixed'
  | 'on'
  | 'off'
  | 'pressed'
  | 'notPressed'
  | 'selected'
  | 'expanded'
  | 'collapsed'
  | 'page'
  | 'current'
  | 'disabled'
  | 'readOnly'
  | 'required'
  | 'invalid';

/** The words that tell a visitor what a thing is and how it stands. One file a language. */
export interface Words {
  /** Put between the parts of one sentence. */
  readonly comma: string;
  /** By role, or with a `!` by the kind of input or element that WAI-ARIA has no role for. */
  readonly roles: Readonly<Record<string, string>>;
  /** With `#` for the level. */
  readonly heading: string;
  readonly states: Readonly<Record<StateName, string>>;
}
