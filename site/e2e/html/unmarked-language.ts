import { defaultTreeAdapter as tree, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { splitByLanguage } from '../../contract/shared/language-runs';
import type { Language } from '../../contract/shared/sites';

type Parent = DefaultTreeAdapterTypes.Document | DefaultTreeAdapterTypes.Element;

/** Texts in another language than the document that no `lang` attribute marks (WCAG 3.1.2). */
export function unmarkedLanguage(html: string, language: Language): string[] {
  const found: string[] = [];
  const search = (parent: Parent, lang: string) => {
    for (const node of parent.childNodes) {
      if (tree.isTextNode(node) && lang.startsWith(language)) {
        const runs = splitByLanguage(node.value, language).filter((run) => run.lang);
        found.push(...runs.map(({ text }) => `${text} in “${node.value.trim().slice(0, 60)}”`));
      } else if (tree.isElementNode(node) && !skippedTags.has(node.tagName)) {
        search(node, node.attrs.find(({ name }) => name === 'lang')?.value ?? lang);
      }
    }
  };
  search(parse(html), '');
  return found;
}

/** Elements whose text is not prose, and `title`, which cannot mark parts of its text. */
const skippedTags: ReadonlySet<string> = new Set([
  'script',
  'style',
  'title',
  'template',
  'noscript',
]);
