type Child = Node | string | false | undefined;

/** `true` writes an attribute without a value, `undefined` and `false` none; a function listens. */
type Attributes = Readonly<Record<string, string | boolean | undefined | ((event: Event) => void)>>;

/** Makes an element. Texts become text nodes, so nothing that is shown is ever read as mark-up. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key, value);
    else if (value !== undefined && value !== false) {
      made.setAttribute(key, value === true ? '' : value);
    }
  }
  made.append(...children.filter((child) => child !== false && child !== undefined));
  return made;
}
