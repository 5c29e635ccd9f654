import { attribute, composedParent } from './dom';

/** The nearest language that the page declares for an element, through shadow roots; `''` where it declares none. */
export function langOf(element: Element): string {
  for (let at: Element | null = element; at; at = composedParent(at)) {
    const lang = attribute(at, 'lang') || attribute(at, 'xml:lang');
    if (lang) return lang;
  }
  return '';
}
