import { fromContent } from './accessible-name/content';
import { isGone } from './accessible-name/hidden';
import { textOfNode, type TextAlternative } from './accessible-name/traversal';
import { attribute, collapse, isElement, styleOf } from './dom';

/** Not prose: never drawn though no style says so, or somebody's input. */
const silent = /^(title|desc|textarea|select|iframe|object|video|audio|canvas)$/;

/** Boxes that begin a paragraph of their own, rather than run on within a line. */
const opensBlock = /^(block|flex|grid|table|list-item|flow-root)/;

/** Whether somebody can write in an element, which includes the text in it. */
export const isEditable = (element: Element): boolean =>
  Boolean((element as Partial<HTMLElement>).isContentEditable);

/** Up to 2,000 characters of text nodes and pictures in the order they are drawn; with `own`, none of those in blocks within the block. */
function textOf(block: Element, own: boolean): string {
  const isInput = isEditable(block);
  const drawn: TextAlternative = (node, traversal) => {
    if (node.nodeType === 3) return textOfNode(node, traversal);
    if (!isElement(node) || silent.test(node.localName)) return '';
    if (!isInput && isEditable(node)) return '';
    const style = styleOf(node);
    if (
      isGone(node, style) ||
      style.opacity === '0' ||
      (own && opensBlock.test(style.display ?? ''))
    )
      return ' ';
    return node.localName === 'img'
      ? ` ${attribute(node, 'alt')} `
      : fromContent(node, traversal, drawn);
  };
  return collapse(fromContent(block, { visited: new Set(), budget: { left: 2000 } }, drawn));
}

/** Child elements from which on a block is the ground of a page rather than a paragraph, and too dear to walk. */
const crowd = 1000;

/** The words drawn in a block itself, without those of the blocks in it. */
export const ownText = (block: Element): string =>
  block.childElementCount < crowd ? textOf(block, true) : '';

/** All the words drawn in an element. */
export const visibleText = (element: Element): string => textOf(element, false);
