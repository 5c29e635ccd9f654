import { beginApp, beginAppAfter, beginAppAtLast, insertTemplate, whenParsed } from './begin-app';

/**
 * Runs before the page is painted, and begins the app when it is. The HTML brings the home page, drawn
 * ahead, at every address behind `#`: at another one this hides it and puts that address's own page in its
 * place, which the service draws. It keeps what a visitor presses for the app, which has no listeners yet.
 */
{
  const root = document.documentElement;
  const request = new XMLHttpRequest();
  let home: Element | undefined;
  /** What a visitor has begun already, and would lose with the page. */
  let begun = ':focus,[data-pressed]';

  const look = () => {
    const isHome = /^#?\/?(\?|$)/.test(location.hash);
    root.toggleAttribute('data-elsewhere', !isHome);
    request.abort();
    if (!isHome) {
      // As a document: its mark-up passes through no script, and no script of it runs.
      const at = encodeURIComponent(location.hash.slice(1));
      request.open('GET', `/drawn/${root.lang.slice(0, 2)}?at=${at}`);
      request.responseType = 'document';
      // A failure would be taken for XML, and say with inline styles that it is none.
      request.overrideMimeType('text/html');
      request.send();
    } else if (home) show(home);
    else insertTemplate('first-picture');
  };

  /** Puts a drawn page in the place of the one that stands, unless the app has taken it. */
  const show = (page: Element) => {
    const shown = document.querySelector('.ahead');
    if (!shown || shown.querySelector(begun)) return false;
    home ??= shown;
    shown.replaceWith(page);
    root.removeAttribute('data-elsewhere');
    return true;
  };

  const receive = () => {
    const drawn = request.responseXML;
    const page = drawn?.querySelector('.ahead');
    if (!page || !show(page)) {
      beginApp();
      return;
    }
    const styles = new CSSStyleSheet();
    styles.replaceSync(textOf('css'));
    document.adoptedStyleSheets = [styles];
    document.title = drawn?.title ?? '';
    beginAppAfter(page);
  };
  const textOf = (type: string) =>
    request.responseXML?.querySelector(`script[type$=${type}]`)?.textContent ?? '';

  request.onload = () => {
    whenParsed(receive);
  };
  request.onerror = beginApp;
  look();
  if (root.hasAttribute('data-elsewhere')) {
    window.drawnFrom = new Promise((resolve) => {
      request.onloadend = () => resolve(textOf('json'));
    });
  } else {
    whenParsed(() => {
      const page = document.querySelector('.ahead');
      if (page) beginAppAfter(page);
      else beginApp();
    });
  }
  beginAppAtLast();
  addEventListener('hashchange', () => {
    if (!document.querySelector('.ahead')) return;
    // The link that led here has done its work.
    begun = ':is(input,button):focus,[data-pressed]';
    scrollTo(0, 0);
    look();
  });

  // Who may be logged in is not asked to log in meanwhile; whether the token is good the app finds out.
  // This script stands alone: `memberKeys` of the contract says the name too.
  try {
    root.toggleAttribute('data-token', Boolean(localStorage.access_token));
  } catch {
    // Storage that is closed to us holds no token.
  }

  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      // Links work by themselves, but those to a place on the page, whose `#` would be a route.
      const pressed =
        target instanceof Element &&
        target.closest('.ahead :is(button, a[href^="#"]:not([href^="#/"]))');
      if (!pressed) return;
      event.preventDefault();
      pressed.setAttribute('data-pressed', '');
    },
    true,
  );
}
