import { defaultTreeAdapter as tree, html } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { splitByLanguage } from '../../contract/shared/language-runs';
import type { Language } from '../../contract/shared/sites';

type Parent = DefaultTreeAdapterTypes.DocumentFragment | DefaultTreeAdapterTypes.Element;
type TextNode = DefaultTreeAdapterTypes.TextNode;

/** Wraps passages of the other language in `span lang`, except inside elements with a `lang`. */
export function markLanguages(parent: Parent, language: Language): void {
  for (const node of [...parent.childNodes]) {
    if (tree.isTextNode(node)) markText(parent, node, language);
    else if (tree.isElementNode(node) && !node.attrs.some(({ name }) => name === 'lang')) {
      markLanguages(node, language);
    }
  }
}

function markText(parent: Parent, node: TextNode, language: Language): void {
  const runs = splitByLanguage(node.value, language);
  if (runs.every(({ lang }) => lang === undefined)) return;
  for (const { text, lang } of runs) {
    if (lang === undefined) {
      tree.insertTextBefore(parent, text, node);
      continue;
    }
    const span = tree.createElement('span', html.NS.HTML, [{ name: 'lang', value: lang }]);
    tree.insertText(span, text);
    tree.insertBefore(parent, span, node);
  }
  tree.detachNode(node);
}
