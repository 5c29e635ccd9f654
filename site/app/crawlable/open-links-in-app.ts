import { toAppUrl } from './to-app-url';

/**
 * Navigates to the app on a plain click on a link between crawlable pages. The `href` is unchanged, so that
 * crawlers and new tabs get the page without script. Returns the undo.
 */
export function openLinksInApp(
  document: Document,
  appRoots: Readonly<Record<string, string>>,
  go: (address: string) => void,
): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link?.href || !isPlain || event.defaultPrevented) return;
    if (link.target !== '' || link.hasAttribute('download')) return;
    const address = toAppUrl(new URL(link.href), document.location.origin, appRoots);
    if (address === undefined) return;
    event.preventDefault();
    go(address);
  };
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
  };
}
