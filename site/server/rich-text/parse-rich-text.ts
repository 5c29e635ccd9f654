import { defaultTreeAdapter as tree, html, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { allowedTags, blockTags, droppedTags, isAllowedAttribute } from './allow-list';
import type { Language } from '../../contract/shared/sites';
import { validateLink } from './links';
import { markLanguages } from './mark-languages';

type Fragment = DefaultTreeAdapterTypes.DocumentFragment;
type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A stored picture: URL and size in pixels. */
export interface ServedImage {
  src: string;
  width: number;
  height: number;
}

/** A parsed rich text. */
export interface RichText {
  /** Files of its pictures. */
  images: string[];
  /** Serialises the text with the stored pictures. */
  render: (served: (file: string) => ServedImage) => string;
}

/** Elements in each other; browsers end at 512. */
const maxDepth = 100;

/** Parses rich text of a language and reports tags, attributes and links that are not allowed. */
export function parseRichText(
  source: string,
  language: Language,
  report: (reason: string) => void,
): RichText {
  const dropped = droppedTags.exec(source);
  if (dropped) report(`<${dropped[1] ?? ''}> is not allowed`);
  const fragment = parseFragment(source);
  if (isDeeperThan(maxDepth, fragment)) {
    report(`is nested deeper than ${maxDepth} elements`);
    return { images: [], render: () => '' };
  }
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
      for (const { image, file } of files) setImageSource(image, served(file));
      return serialize(fragment);
    },
  };
}

/** Its parser reads any depth; the functions below, and those of the pages, call themselves for each level. */
function isDeeperThan(depth: number, parent: Fragment | Element): boolean {
  const elements = parent.childNodes.filter((node) => tree.isElementNode(node));
  return elements.some((element) => depth === 0 || isDeeperThan(depth - 1, element));
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
    const error = name === 'href' ? validateLink(value) : undefined;
    if (error) report(`the link ${JSON.stringify(value.slice(0, 80))} ${error}`);
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

/** Wraps adjacent top-level text and inline elements in a paragraph. */
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

/** Sets the picture's own size, which prevents a layout shift when it loads. */
/** Pixels of the file for one of the page: sharp on screens with a pixel ratio of 2 as well. */
const density = 1.5;

function setImageSource(image: Element, { src, width, height }: ServedImage): void {
  const kept = image.attrs.filter(({ name }) => !['src', 'width', 'height'].includes(name));
  const shown = (pixels: number) => String(Math.round(pixels / density));
  const attributes = { src, width: shown(width), height: shown(height) };
  image.attrs = [...Object.entries(attributes).map(([name, value]) => ({ name, value })), ...kept];
}
