import { parseAppRoots } from './to-app-url';
import { loadToolbar } from '../features/accessibility/load-toolbar';
import { openLinksInApp } from './open-links-in-app';

/** Entry script of the crawlable pages. */
openLinksInApp(document, parseAppRoots(document.documentElement.dataset.appRoots), (address) => {
  window.location.assign(address);
});
loadToolbar(document, window);
