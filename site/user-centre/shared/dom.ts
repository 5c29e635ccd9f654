type Child = Node | string | false | undefined;

/** `true` sets an empty attribute, `undefined` and `false` none; a function is an event listener. */
type Attributes = Readonly<Record<string, string | boolean | undefined | ((event: Event) => void)>>;

/** Creates an element. Strings become text nodes and are never parsed as HTML. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(key, value);
    else if (value !== undefined && value !== false) {
      node.setAttribute(key, value === true ? '' : value);
    }
  }
  node.append(...children.filter((child) => child !== false && child !== undefined));
  return node;
}
