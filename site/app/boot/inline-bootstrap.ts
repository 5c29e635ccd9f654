import {
  loadApp,
  afterPaint,
  loadAppAfterPaint,
  loadAppOnInteraction,
  insertTemplate,
  whenParsed,
} from './load-app';

/**
 * Inline script of the document, run before the first paint. Every response holds the prerendered home page; for
 * another hash this fetches that page's prerendered HTML and swaps it in. It also records early clicks.
 */
{
  const root = document.documentElement;
  // As `editionOf` of the contract, because this script has no imports.
  const edition = typeof __TRADITIONAL__ === 'undefined' ? root.lang.slice(0, 2) : 'hant';
  const request = new XMLHttpRequest();
  let homePage: HTMLElement | undefined;
  /** Controls with visitor input; replacing the page would discard it. */
  let interacted = ':focus,[data-pending-click]';

  /** `#root` with a prerendered page that the app does not hydrate yet. */
  const findPage = (page: Document | null = document) =>
    page?.querySelector<HTMLElement>('.prerendered:not([data-hydrating])');

  const showPageOfAddress = () => {
    const isHome = /^#?\/?(\?|$)/.test(location.hash);
    root.toggleAttribute('data-page-pending', !isHome);
    request.abort();
    if (!isHome) {
      // `responseType = 'document'`: no HTML string is assigned (Trusted Types), and its scripts do not run.
      const path = encodeURIComponent(location.hash.slice(1));
      request.open('GET', `/prerendered/${edition}?at=${path}`);
      request.responseType = 'document';
      // A response without an HTML type would be parsed as XML, whose error page has inline styles.
      request.overrideMimeType('text/html');
      request.send();
    } else if (homePage) replacePage(homePage);
    else insertTemplate('first-image');
  };

  /** Replaces the prerendered page; false if the app renders already or a control is in use. */
  const replacePage = (page: HTMLElement) => {
    const current = findPage();
    if (!current || current.querySelector(interacted)) return false;
    homePage ??= current;
    layOutInStages(page);
    current.replaceWith(page);
    root.removeAttribute('data-page-pending');
    return true;
  };

  /**
   * Sets `data-stage` to 1, 2, 3 and 4 for a frame each, for style rules that hide what is below the first screen of a
   * phone: the layout of a long page in one task blocks slow phones for a quarter of a second.
   */
  const layOutInStages = ({ dataset }: { dataset: DOMStringMap }, stage = 1) => {
    dataset.stage = `${stage}`;
    afterPaint(() => {
      if (stage < 4) layOutInStages({ dataset }, stage + 1);
      else delete dataset.stage;
    });
  };

  const handleResponse = () => {
    const response = request.responseXML;
    const page = findPage(response);
    if (!page || !replacePage(page)) {
      loadApp();
      return;
    }
    const styles = new CSSStyleSheet();
    styles.replaceSync(response?.querySelector('script')?.textContent ?? '');
    document.adoptedStyleSheets = [styles];
    document.title = response?.title ?? '';
    loadAppAfterPaint(page);
  };

  request.onload = () => {
    whenParsed(handleResponse);
  };
  request.onerror = loadApp;
  showPageOfAddress();
  if (root.hasAttribute('data-page-pending')) {
    window.prerenderedCalls = new Promise((resolve) => {
      // The page is in the response still if it has not replaced the home page.
      request.onloadend = () =>
        resolve((findPage(request.responseXML) ?? findPage())?.dataset.calls);
    });
  } else {
    whenParsed(() => {
      const page = findPage();
      if (page) loadAppAfterPaint(page);
      else loadApp();
    });
  }
  loadAppOnInteraction();
  addEventListener('hashchange', () => {
    if (!findPage()) return;
    // Focus on the link that was followed does not prevent the replacement.
    interacted = ':is(input,button):focus,[data-pending-click]';
    scrollTo(0, 0);
    showPageOfAddress();
  });

  // The log-in link is hidden while a token is stored; the app checks whether the token is valid.
  // The key repeats `memberStorageKeys` of the contract, because this script has no imports.
  try {
    root.toggleAttribute('data-has-token', Boolean(localStorage.access_token));
  } catch {
    // Blocked storage: treated as no token.
  }

  // Chromium offers the installation once; the page about offline visits uses it.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });

  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      // Links work natively, except fragment links, whose `#` would be read as a route.
      const control =
        target instanceof Element &&
        target.closest('.prerendered :is(button, a[href^="#"]:not([href^="#/"]))');
      if (!control) return;
      event.preventDefault();
      const { detail, clientX, clientY } = event;
      control.setAttribute('data-pending-click', `${detail},${clientX},${clientY}`);
    },
    true,
  );
}
