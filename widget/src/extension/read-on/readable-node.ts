import {
  hidesOwnText,
  isSubtreeHidden,
  isVisibilityHidden,
} from '../../reading/accessible-name/hidden';
import { idReferences } from '../../reading/accessible-name/labelled-by';
import { isEditable } from '../../reading/visible-text';
import { attribute, collapse, isElement, isInline, styleOf } from '../../shared/dom';
import { parentOf } from '../flat-tree';

/**
 * How an element takes part in the text: `skipped` with its content, by its text alternative (`image`), on lines of its
 * own (`block`), between spaces (`spaced`) or as part of the line (`inline`).
 */
export type Kind = 'skipped' | 'image' | 'block' | 'spaced' | 'inline';

/** Code, values of form fields, embedded content, and the readings of ruby, which repeat their base. */
const skipped =
  /^(script|style|template|noscript|input|textarea|select|datalist|output|progress|meter|object|embed|video|audio|canvas|rt|rp)$/;

const blockLevel = /^(block|flex|grid|table|list-item|flow-root)/;

export function kindOf(element: Element): Kind {
  const name = element.localName;
  if (skipped.test(name) || element.hasAttribute('data-a11y-toolbar')) return 'skipped';
  const style = styleOf(element);
  if (isSubtreeHidden(element, style) || style.opacity === '0' || isEditable(element))
    return 'skipped';
  if (isImage(element)) return isVisibilityHidden(style) ? 'skipped' : 'image';
  if (name === 'br') return 'spaced';
  if (/^i?frame$/.test(name) || blockLevel.test(style.display ?? '')) return 'block';
  return isInline(style) ? 'inline' : 'spaced';
}

const isImage = (element: Element): boolean =>
  /^(img|svg)$/.test(element.localName) || /^(img|image)$/.test(attribute(element, 'role').trim());

/** Text alternative of an image: accname 2B, 2D and 2E. */
export function alternativeOf(image: Element): string {
  if (/^(none|presentation)$/.test(attribute(image, 'role'))) return '';
  const labels = idReferences(image, 'aria-labelledby').map(({ textContent }) => textContent);
  const title = [...image.children].find(({ localName }) => localName === 'title');
  const fromHost = image.localName === 'svg' ? (title?.textContent ?? '') : attribute(image, 'alt');
  return collapse(labels.join(' ')) || collapse(attribute(image, 'aria-label') || fromHost);
}

/** Whether the element around a text node hides it. */
export function isTextHidden(text: Node): boolean {
  const parent = parentOf(text);
  return !isElement(parent) || hidesOwnText(parent);
}

/** The nearest element with lines of its own, for the outline. */
export function blockAround(node: Node): Element | undefined {
  let at: Node | null = node;
  while (at && !(isElement(at) && kindOf(at) === 'block')) at = parentOf(at);
  return at ?? undefined;
}
