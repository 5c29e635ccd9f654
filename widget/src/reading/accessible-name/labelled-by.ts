import { attribute, isElement } from '../../shared/dom';
import { isHidden } from './hidden';
import type { TextAlternative, Traversal } from './traversal';

/** Elements of an IDREF list, in the tree scope of the element: IDs do not cross shadow roots. */
export function idReferences(element: Element, name: string): Element[] {
  const root = element.getRootNode() as Partial<Document>;
  const found: Element[] = [];
  for (const id of attribute(element, name).split(/\s+/)) {
    const target = root.getElementById?.(id);
    if (isElement(target)) found.push(target);
  }
  return found;
}

/** The joined names of several elements, hidden ones included. */
export function namesOf(
  elements: Iterable<Element>,
  traversal: Traversal,
  textAlternative: TextAlternative,
): string {
  let text = '';
  for (const target of elements) {
    const includeHidden = traversal.includeHidden || isHidden(target);
    text += ` ${textAlternative(target, { ...traversal, recursing: true, unseen: false, includeHidden })}`;
  }
  return text;
}

/** Accname 2B: elements of `ariaLabelledByElements` or `aria-labelledby`. */
export const labelledBy = (element: Element): Iterable<Element> =>
  // eslint-disable-next-line no-restricted-syntax -- missing before Firefox 119: falls back to the attribute
  (element as Partial<Element>).ariaLabelledByElements ?? idReferences(element, 'aria-labelledby');
