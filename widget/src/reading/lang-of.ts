import { attribute, composedParent } from '../shared/dom';

/** The nearest `lang` of an element or its ancestors in the flat tree; `''` if there is none. */
export function langOf(element: Element): string {
  for (let node: Element | null = element; node; node = composedParent(node)) {
    const lang = attribute(node, 'lang') || attribute(node, 'xml:lang');
    if (lang) return lang;
  }
  return '';
}
