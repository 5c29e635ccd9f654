import { defaultTreeAdapter as tree, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { richTextAttributes } from '../../../../contract/shared/rich-text';

type Parent = DefaultTreeAdapterTypes.Document | DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements whose text is no part of what was copied. */
const dropped: ReadonlySet<string> = new Set(
  'style script template noscript title meta link base iframe object embed svg math'.split(' '),
);
const keptAttributes: ReadonlySet<string> = new Set(
  richTextAttributes.filter((name) => name !== 'id'),
);

/** What is left of a pasted text. */
interface CleanedPaste {
  html: string;
  /** Number of pictures left out. */
  leftOut: number;
  hasText: boolean;
}

/**
 * Removes styles, scripts and foreign attributes without a parser of the browser, which reports each style to the
 * policy. A picture stays only where `fileOf` knows its address; the result is still to be sanitised.
 */
export function cleanPasted(
  html: string,
  fileOf: (source: string) => string | undefined,
): CleanedPaste {
  const fragment = parseFragment(html);
  let leftOut = 0;
  const keepPicture = (picture: Element) => {
    const source = picture.attrs.find(({ name }) => name === 'src');
    const file = fileOf(source?.value ?? '');
    if (source && file !== undefined) source.value = file;
    else leftOut += 1;
    return file !== undefined;
  };
  strip(fragment, keepPicture);
  return { html: serialize(fragment), leftOut, hasText: textOf(fragment).trim() !== '' };
}

function strip(parent: Parent, keepPicture: (picture: Element) => boolean): void {
  for (const node of [...parent.childNodes]) {
    if (tree.isTextNode(node)) continue;
    if (!tree.isElementNode(node) || dropped.has(node.tagName)) {
      tree.detachNode(node);
      continue;
    }
    node.attrs = node.attrs.filter(({ name }) => keptAttributes.has(name));
    strip(node, keepPicture);
    const isKept = node.tagName !== 'img' || keepPicture(node);
    // A figure without its picture would be a caption alone.
    if (!isKept || (node.tagName === 'figure' && !hasPicture(node))) tree.detachNode(node);
  }
}

const hasPicture = (parent: Parent): boolean =>
  parent.childNodes.some(
    (node) => tree.isElementNode(node) && (node.tagName === 'img' || hasPicture(node)),
  );

const textOf = (parent: Parent): string =>
  parent.childNodes
    .map((node) =>
      tree.isTextNode(node) ? node.value : tree.isElementNode(node) ? textOf(node) : '',
    )
    .join('');
