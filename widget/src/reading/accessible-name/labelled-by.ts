import { attribute, isElement } from '../dom';
import { isHidden } from './hidden';
import type { TextAlternative, Traversal } from './traversal';

/** Elements an IDREF list names, within the element's own tree: a shadow root keeps its ids to itself. */
export function idReferences(element: Element, name: string): Element[] {
  const root = element.getRootNode() as Partial<Document>;
  const found: Element[] = [];
  for (const id of attribute(element, name).split(/\s+/)) {
    const target = root.getElementById?.(id);
    if (isElement(target)) found.push(target);
  }
  return found;
}

/** The names of several elements, each whole even where it is hidden. */
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

/** Accname 2B: what `aria-labelledby` refers to, or what `ariaLabelledByElements` was set to. */
export const labelledBy = (element: Element): Iterable<Element> =>
  // eslint-disable-next-line no-restricted-syntax -- absent below Firefox 119, where the attribute is read
  (element as Partial<Element>).ariaLabelledByElements ?? idReferences(element, 'aria-labelledby');
