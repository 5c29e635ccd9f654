import { attribute, isElement } from '../dom';
import { isHidden } from './hidden';
import type { TextAlternative } from './traversal';

/** Elements an IDREF list names, within the element's own tree: a shadow root keeps its ids to itself. */
export function idReferences(element: Element, name: string): Element[] {
  const root = element.getRootNode() as Partial<Document>;
  const found: Element[] = [];
  const ids = attribute(element, name).split(/\s+/);
  for (let i = 0; i < ids.length; i++) {
    const target = root.getElementById?.(ids[i] ?? '');
    if (isElement(target)) found.push(target);
  }
  return found;
}

/** Accname 2B: the names of the elements that `aria-labelledby` refers to, or `ariaLabelledByElements` was set to. */
export function fromLabelledBy(element: Element, textAlternative: TextAlternative): string {
  const targets = element.ariaLabelledByElements ?? idReferences(element, 'aria-labelledby');
  let text = '';
  for (let i = 0; i < targets.length; i++) {
    const target = targets[i];
    if (!target) continue;
    text += ` ${textAlternative(target, {
      visited: new Set(),
      recursing: true,
      referenced: true,
      includeHidden: isHidden(target),
    })}`;
  }
  return text;
}
