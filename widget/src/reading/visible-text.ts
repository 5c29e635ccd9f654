import { collapse, isElement, styleOf } from './dom';
import { drawnChildren } from './accessible-name/content';
import { generatedContent } from './accessible-name/generated-content';
import { hidesItself } from './accessible-name/hidden';
import { isInline } from './accessible-name/layout';
import { attribute } from './dom';

/** Their text is not prose: it is not drawn, or is somebody's input. */
const silent =
  /^(script|style|template|noscript|title|desc|input|textarea|select|iframe|object|video|audio|canvas)$/;

/** Boxes that begin a paragraph of their own, rather than run on within a line. */
const opensBlock = (display: string): boolean => !/^(inline|contents|ruby|none)/.test(display);

function text(element: Element, deep: boolean): string {
  let all = generatedContent(element, '::before');
  const children = drawnChildren(element);
  for (let i = 0; i < children.length; i++) {
    const child = children[i];
    if (child?.nodeType === 3) all += child.nodeValue ?? '';
    if (!isElement(child) || silent.test(child.localName) || hidesItself(child)) continue;
    const style = styleOf(child);
    if (style?.opacity === '0' || (!deep && opensBlock(style?.display ?? ''))) {
      all += ' ';
      continue;
    }
    const part = child.localName === 'img' ? ` ${attribute(child, 'alt')} ` : text(child, deep);
    all += child.localName === 'br' || !isInline(style) ? ` ${part} ` : part;
  }
  return all + generatedContent(element, '::after');
}

/** The words drawn in a block itself, without those of the blocks in it. */
export const ownText = (block: Element): string => collapse(text(block, false));

/** All the words drawn in an element. */
export const visibleText = (element: Element): string => collapse(text(element, true));
