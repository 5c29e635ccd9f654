/**
 * Loads a further file from beside the script. What can go wrong: a policy with Trusted Types or a nonce, a file that is
 * missing, changed or late, a script without an element. e2e/extension-file.spec.ts covers each case.
 */
import { toolbarsOf, type FurtherFile } from './instances';

/**
 * Trusted Types forbid setting the URL of a script element, and whether a page enforces them is not readable: where they
 * exist, the file is preloaded as a module, which checks it, and imported. WebKit preloads without the check. From file:
 * URLs browsers load no modules and nothing with `crossorigin`.
 * @param file its name; it hands over what it contains by the property of this name of the document's toolbars
 */
export function createScriptLoader<Content>(
  file: FurtherFile,
  integrity: string,
): (parent: Element) => Promise<Content> {
  // The hash passes caches with the file of another version; modules that failed are cached by URL.
  let query = `?${integrity}`;

  return async (parent) => {
    const toolbars = toolbarsOf(document);
    if (!toolbars[file]) {
      // Without an element of the main file, the file has to be loaded by the page.
      const { src, nonce } = (toolbars.script ?? {}) as Partial<HTMLScriptElement>;
      const url = String(new URL(file + query, src));
      const isLocal = /^file:/.test(url);
      const isModule = !isLocal && 'trustedTypes' in window;
      const element = document.createElement(isModule ? 'link' : 'script');
      query += '-';
      await new Promise((resolve, reject) => {
        Object.assign(element, {
          nonce,
          ...(!isLocal && { crossOrigin: '', integrity }),
          // Properties of the other element have no effect.
          rel: 'modulepreload',
          href: url,
          src: url,
          onload: () => resolve(isModule && import(url)),
          onerror: reject,
        });
        parent.append(element);
      }).finally(() => element.remove());
    }
    return toolbars[file] as Content;
  };
}
