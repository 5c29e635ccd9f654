const controlSelector = 'a, button, input, select, textarea';

/**
 * For a page that is rendered anew: returns a function that carries focus, values and early clicks of the prerendered
 * controls over to the new ones. A module of its own, because most pages are hydrated.
 */
export function carryInput(root: HTMLElement): () => void {
  const before = controlsOf(root);
  let focused = document.activeElement;
  const onFocus = ({ target }: Event) => (focused = target as Element);
  root.addEventListener('focusin', onFocus);
  return () => {
    root.removeEventListener('focusin', onFocus);
    const after = controlsOf(root);
    for (const [key, previous] of before) {
      const next = after.get(key);
      if (!next) continue;
      const click = previous.getAttribute('data-pending-click');
      if (click !== null) next.setAttribute('data-pending-click', click);
      for (const name of ['value', 'checked']) copyProperty(name, previous, next);
      if (previous === focused) next.focus({ preventScroll: true });
    }
  };
}

/** Controls by tag and name; duplicates get a `+` suffix in document order. */
function controlsOf(root: HTMLElement): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  for (const control of root.querySelectorAll<HTMLElement>(controlSelector)) {
    let key = `${control.tagName}${control.getAttribute('aria-label') ?? ''}${control.textContent}`;
    while (controls.has(key)) key += '+';
    controls.set(key, control);
  }
  return controls;
}

/** Through the native setter, so that React still knows the old value when the input is replayed. */
function copyProperty(name: string, from: HTMLElement, to: HTMLElement): void {
  const prototype: unknown = Object.getPrototypeOf(to);
  const property = Object.getOwnPropertyDescriptor(prototype, name);
  if (property?.get && to.tagName !== 'BUTTON') property.set?.call(to, property.get.call(from));
}
