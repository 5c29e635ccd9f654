/** The words that tell a visitor what a thing is and how it stands. One file a language. */
export interface Words {
  /** Put between the parts of one sentence. */
  readonly comma: string;
  /** By the name of a role, or of a kind of input that has words of its own. */
  readonly roles: Readonly<Record<string, string>>;
  readonly heading: (level: string) => string;
  readonly states: {
    readonly checked: string;
    readonly unchecked: string;
    readonly mixed: string;
    readonly on: string;
    readonly off: string;
    readonly pressed: string;
    readonly notPressed: string;
    readonly expanded: string;
    readonly collapsed: string;
    readonly selected: string;
    readonly page: string;
    readonly current: string;
    readonly disabled: string;
    readonly readOnly: string;
    readonly required: string;
    readonly invalid: string;
  };
}
