import { attribute, isElement, isHtml, isInput } from '../dom';
import { isHidden } from './hidden';
import type { TextAlternative, Traversal } from './traversal';

/** The child that names its parent: HTML-AAM 4.1, SVG-AAM 8.1. */
const captions: Readonly<Record<string, string>> = {
  fieldset: 'legend',
  table: 'caption',
  figure: 'figcaption',
  svg: 'title',
};

function childNamed(element: Element, name: string | undefined): Element | undefined {
  for (let child = element.firstChild; child && name; child = child.nextSibling) {
    if (isElement(child) && child.localName === name) return child;
  }
  return undefined;
}

function naming(element: Element): ArrayLike<Element> {
  const name = element.localName;
  const caption = Object.hasOwn(captions, name) ? childNamed(element, captions[name]) : undefined;
  if (caption) return [caption];
  return (
    (isHtml(element) && 'labels' in element
      ? (element.labels as NodeListOf<Element> | null)
      : null) ?? []
  );
}

/** Accname 2E: labels and captions, then the attribute in which HTML keeps an element's text. */
export function fromHostLanguage(
  element: Element,
  traversal: Traversal,
  textAlternative: TextAlternative,
): string {
  let text = '';
  const labels = naming(element);
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i];
    if (!label) continue;
    text += ` ${textAlternative(label, { ...traversal, recursing: true, includeHidden: traversal.includeHidden || isHidden(label) })}`;
  }
  if (text.trim()) return text;
  const name = element.localName;
  if (isInput(element)) {
    const { type } = element;
    if (type === 'image') return element.alt || element.value;
    if (/^(button|submit|reset)$/.test(type)) return element.value;
    return '';
  }
  if (name === 'img' || name === 'area') return attribute(element, 'alt');
  if (name === 'option' || name === 'optgroup' || name === 'track')
    return attribute(element, 'label');
  return '';
}

/** Accname 2I and HTML-AAM: what is left when nothing names the element. */
export const fromTooltip = (element: Element): string =>
  attribute(element, 'title').trim() ||
  attribute(element, 'placeholder') ||
  attribute(element, 'aria-placeholder');
