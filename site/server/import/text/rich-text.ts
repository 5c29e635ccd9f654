import { defaultTreeAdapter as tree, html, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { allowedTags, blockTags, droppedTags, isAllowedAttribute } from './allow-list';
import type { Language } from '../../../contract/sites';
import { linkFault } from './links';
import { markLanguages } from './mark-languages';

type Fragment = DefaultTreeAdapterTypes.DocumentFragment;
type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A picture in a text, as it is served. */
export interface ServedImage {
  src: string;
  width: number;
  height: number;
}

/** A text that holds nothing but what the allow-list names. */
export interface RichText {
  /** The files that its pictures name. */
  images: string[];
  /** Writes the text with its pictures as they are served. */
  render: (served: (file: string) => ServedImage) => string;
}

/** Parses rich text of a language and reports whatever is not allowed in it. */
export function parseRichText(
  source: string,
  language: Language,
  report: (reason: string) => void,
): RichText {
  const dropped = droppedTags.exec(source);
  if (dropped) report(`<${dropped[1] ?? ''}> is not allowed`);
  const fragment = parseFragment(source);
  const images: Element[] = [];
  for (const element of elementsOf(fragment)) {
    checkElement(element, report);
    if (element.tagName === 'img') images.push(element);
  }
  removeComments(fragment);
  wrapLooseText(fragment);
  markLanguages(fragment, language);
  const files = images.map((image) => ({ image, file: attribute(image, 'src') ?? '' }));
  return {
    images: files.map(({ file }) => file).filter(Boolean),
    render: (served) => {
      for (const { image, file } of files) placeImage(image, served(file));
      return serialize(fragment);
    },
  };
}

function* elementsOf(parent: Fragment | Element): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!tree.isElementNode(node)) continue;
    yield node;
    yield* elementsOf(node);
  }
}

function checkElement({ tagName, attrs }: Element, report: (reason: string) => void): void {
  if (!allowedTags.has(tagName)) {
    report(`<${tagName}> is not allowed`);
    return;
  }
  for (const { name, value } of attrs) {
    if (!isAllowedAttribute(tagName, name)) report(`<${tagName} ${name}> is not allowed`);
    const fault = name === 'href' ? linkFault(value) : undefined;
    if (fault) report(`the link ${JSON.stringify(value.slice(0, 80))} ${fault}`);
  }
  if (tagName === 'img') checkImage(attrs, report);
}

function checkImage(attrs: Element['attrs'], report: (reason: string) => void): void {
  const names = new Set(attrs.map(({ name }) => name));
  if (!attrs.find(({ name }) => name === 'src')?.value) report('<img> has no src');
  if (!names.has('alt')) report('<img> has no alt');
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

function removeComments(parent: Fragment | Element): void {
  for (const node of [...parent.childNodes]) {
    if (tree.isCommentNode(node)) tree.detachNode(node);
    else if (tree.isElementNode(node)) removeComments(node);
  }
}

/** A description written as plain text becomes one paragraph. */
function wrapLooseText(fragment: Fragment): void {
  let paragraph: Element | undefined;
  for (const node of [...fragment.childNodes]) {
    if (isBlock(node)) {
      paragraph = undefined;
    } else if (paragraph || !isBlank(node)) {
      paragraph ??= paragraphBefore(fragment, node);
      tree.detachNode(node);
      tree.appendChild(paragraph, node);
    }
  }
}

function isBlock(node: Node): boolean {
  return tree.isElementNode(node) && blockTags.has(node.tagName);
}

function isBlank(node: Node): boolean {
  return tree.isTextNode(node) && node.value.trim() === '';
}

function paragraphBefore(fragment: Fragment, node: Node): Element {
  const paragraph = tree.createElement('p', html.NS.HTML, []);
  tree.insertBefore(fragment, paragraph, node);
  return paragraph;
}

/** The picture's own size is written, so that the page does not move when it comes. */
function placeImage(image: Element, { src, width, height }: ServedImage): void {
  const kept = image.attrs.filter(({ name }) => !['src', 'width', 'height'].includes(name));
  const placed = { src, width: String(width), height: String(height) };
  image.attrs = [...Object.entries(placed).map(([name, value]) => ({ name, value })), ...kept];
}
