import { getOwn } from '../../shared/get-own';
import { attribute, isElement, isInput } from '../../shared/dom';

/** The child element that names its parent: HTML-AAM 4.1, SVG-AAM 8.1. */
const captions: Readonly<Record<string, string>> = {
  fieldset: 'legend',
  table: 'caption',
  figure: 'figcaption',
  svg: 'title',
};

/** Accname 2E: elements that name another one in the host language. */
export function labelsOf(element: Element): Iterable<Element> {
  const caption = getOwn(captions, element.localName);
  for (let child = element.firstChild; child && caption; child = child.nextSibling) {
    if (isElement(child) && child.localName === caption) return [child];
  }
  // Custom elements may have a `labels` property of another type.
  const labelable = /^(button|input|meter|output|progress|select|textarea)$/.test(
    element.localName,
  );
  return (labelable && (element as HTMLInputElement).labels) || [];
}

/** Accname 2E: the attribute with an element's text alternative or label in HTML. */
export function hostText(element: Element): string {
  const name = element.localName;
  if (isInput(element)) {
    const { type } = element;
    return (
      (type === 'image' && element.alt) ||
      (/^(button|submit|reset|image)$/.test(type) ? element.value : '')
    );
  }
  return /^(img|area)$/.test(name)
    ? attribute(element, 'alt')
    : /^opt/.test(name)
      ? attribute(element, 'label')
      : '';
}

/** Accname 2I and HTML-AAM: the fallback for elements without a name. */
export const tooltipOf = (element: Element): string =>
  attribute(element, 'title').trim() ||
  attribute(element, 'placeholder') ||
  attribute(element, 'aria-placeholder');
