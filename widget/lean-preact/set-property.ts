/**
 * Gives an element an attribute or, as `style`, custom properties. Style goes through the CSSOM, which
 * no content policy forbids.
 */
export function setProperty(element: HTMLElement, name: string, value: unknown): void {
  if (name === 'style') {
    const style = value as Readonly<Record<string, string>>;
    for (const property of Object.keys(style))
      element.style.setProperty(property, style[property] ?? '');
  } else if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value as string);
}
