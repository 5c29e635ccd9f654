/**
 * Runs before the page is painted, while the app is on its way. The HTML brings the home page, drawn
 * ahead, at every address behind `#`: this tells the style sheet where one is, and keeps what a visitor
 * presses for the app, which has no listeners yet.
 */
{
  const root = document.documentElement;

  const look = () => {
    const isHome = /^#?\/?(\?|$)/.test(location.hash);
    root.toggleAttribute('data-elsewhere', !isHome);
    const picture = document.querySelector<HTMLLinkElement>('link[data-first-picture]');
    if (isHome && picture) picture.rel = 'preload';
  };
  look();
  addEventListener('hashchange', look);

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
      // Links to routes work by themselves: the app begins at the address that it finds.
      const pressed =
        target instanceof Element && target.closest('.ahead :is(button, a:not([href^="#/"]))');
      if (!pressed) return;
      event.preventDefault();
      pressed.setAttribute('data-pressed', '');
    },
    true,
  );
}
