/** Focuses an element; the method of the prototype, as a form control named `focus` shadows it on its form. */
function focus(element: Element): boolean {
  const isHtml = /xhtml$/.test(element.namespaceURI ?? '');
  const { prototype } = isHtml ? HTMLElement : SVGElement;
  prototype.focus.call(element as HTMLElement & SVGElement, { preventScroll: true });
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}

/** Moves the focus to elements of the page; those that take none get a `tabindex` until they lose it. */
export function createFocusMover(): { goTo(element: Element): void; stop(): void } {
  let restore: (() => void) | undefined;
  return {
    goTo(element) {
      restore?.();
      const view = element.ownerDocument.defaultView;
      const isReduced = view?.matchMedia('(prefers-reduced-motion:reduce)').matches;
      // The page's scroll padding keeps the start below the bar.
      element.scrollIntoView({ block: 'start', behavior: isReduced ? 'instant' : 'smooth' });
      if (focus(element)) return;
      const before = Element.prototype.getAttribute.call(element, 'tabindex');
      Element.prototype.setAttribute.call(element, 'tabindex', '-1');
      restore = () => {
        restore = undefined;
        element.removeEventListener('blur', restoreOnBlur);
        if (before === null) Element.prototype.removeAttribute.call(element, 'tabindex');
        else Element.prototype.setAttribute.call(element, 'tabindex', before);
      };
      const restoreOnBlur = () => restore?.();
      element.addEventListener('blur', restoreOnBlur);
      focus(element);
    },
    stop: () => restore?.(),
  };
}
