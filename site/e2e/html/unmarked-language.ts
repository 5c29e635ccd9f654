import { defaultTreeAdapter as tree, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { languageRuns } from '../../contract/language-runs';
import type { Language } from '../../contract/sites';

type Parent = DefaultTreeAdapterTypes.Document | DefaultTreeAdapterTypes.Element;

/** Texts of a document in the language that it is not in, without a `lang` around them (WCAG 3.1.2). */
export function unmarkedLanguage(html: string, language: Language): string[] {
  const found: string[] = [];
  const search = (parent: Parent, lang: string) => {
    for (const node of parent.childNodes) {
      if (tree.isTextNode(node) && lang.startsWith(language)) {
        const runs = languageRuns(node.value, language).filter((run) => run.lang);
        found.push(...runs.map(({ text }) => `${text} in “${node.value.trim().slice(0, 60)}”`));
      } else if (tree.isElementNode(node) && !unread.has(node.tagName)) {
        search(node, node.attrs.find(({ name }) => name === 'lang')?.value ?? lang);
      }
    }
  };
  search(parse(html), '');
  return found;
}

/** The content of `title` and of these is no prose, or cannot carry `lang`. */
const unread: ReadonlySet<string> = new Set(['script', 'style', 'title', 'template', 'noscript']);
