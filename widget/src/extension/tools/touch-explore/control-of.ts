import { composedParent, isElement, styleOf } from '../../../shared/dom';

const controls =
  'a[href],area[href],button,input,select,textarea,summary,label,audio[controls],video[controls],[onclick],[tabindex],[contenteditable]:not([contenteditable=false]),' +
  ['button', 'checkbox', 'combobox', 'link', 'menuitem', 'menuitemcheckbox', 'menuitemradio']
    .concat('option', 'radio', 'searchbox', 'slider', 'spinbutton', 'switch', 'tab', 'textbox')
    .concat('treeitem')
    .map((role) => `[role=${role}]`)
    .join(',');

const hasPointer = (element: Element): boolean => styleOf(element).cursor === 'pointer';

/** The control that a tap on a node activates, or the outermost element around it that looks like one by its cursor. */
export function controlOf(node: EventTarget | undefined): Element | undefined {
  let looksLike: Element | undefined;
  let at = isElement(node as Node) ? (node as Element) : null;
  for (; at; at = composedParent(at)) {
    if (Element.prototype.matches.call(at, controls))
      return at.localName === 'label' ? ((at as HTMLLabelElement).control ?? at) : at;
    if (hasPointer(at)) looksLike = at;
  }
  return looksLike;
}
