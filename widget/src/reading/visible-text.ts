import { fromContent } from './accessible-name/content';
import { isSubtreeHidden } from './accessible-name/hidden';
import { textOfNode, type TextAlternative } from './accessible-name/traversal';
import { attribute, collapse, isElement, styleOf } from '../shared/dom';

/** No prose: not rendered, replaced content, or user input. */
const skipped = /^(title|desc|textarea|select|iframe|object|video|audio|canvas)$/;

/** Display values of block-level boxes. */
const blockLevel = /^(block|flex|grid|table|list-item|flow-root)/;

/** Whether the element is editable, itself or through an ancestor. */
export const isEditable = (element: Element): boolean =>
  Boolean((element as Partial<HTMLElement>).isContentEditable);

/** Up to 2,000 characters of text and image alternatives in flat tree order; with `own`, without nested blocks. */
function textOf(block: Element, own: boolean): string {
  const isBlockEditable = isEditable(block);
  const visibleAlternative: TextAlternative = (node, traversal) => {
    if (node.nodeType === 3) return textOfNode(node, traversal);
    if (!isElement(node) || skipped.test(node.localName)) return '';
    if (!isBlockEditable && isEditable(node)) return '';
    const style = styleOf(node);
    if (
      isSubtreeHidden(node, style) ||
      style.opacity === '0' ||
      (own && blockLevel.test(style.display ?? ''))
    )
      return ' ';
    return node.localName === 'img'
      ? ` ${attribute(node, 'alt')} `
      : fromContent(node, traversal, visibleAlternative);
  };
  return collapse(
    fromContent(block, { visited: new Set(), budget: { left: 2000 } }, visibleAlternative),
  );
}

/** From this number of child elements on, a block is a page container: not prose, and expensive to traverse. */
const maxChildren = 1000;

/** Visible text of a block without that of nested blocks. */
export const ownText = (block: Element): string =>
  block.childElementCount < maxChildren ? textOf(block, true) : '';

/** Visible text of an element with all descendants. */
export const visibleText = (element: Element): string => textOf(element, false);
