import { appAddress } from './app-address';

/**
 * A click on a link from page to page goes on in the app. The links stay as they are, so that robots
 * and new tabs get the page that can be read without script. Returns the undo.
 */
export function followLinks(
  document: Document,
  appRoots: Readonly<Record<string, string>>,
  go: (address: string) => void,
): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link?.href || !isPlain || event.defaultPrevented) return;
    if (link.target !== '' || link.hasAttribute('download')) return;
    const address = appAddress(new URL(link.href), document.location.origin, appRoots);
    if (address === undefined) return;
    event.preventDefault();
    go(address);
  };
  document.addEventListener('click', follow);
  return () => {
    document.removeEventListener('click', follow);
  };
}
