import { readAppRoots } from './app-address';
import { bringToolbar } from './bring-toolbar';
import { followLinks } from './follow-links';

/** Entry script of the crawlable pages. */
followLinks(document, readAppRoots(document.documentElement.dataset.appRoots), (address) => {
  window.location.assign(address);
});
bringToolbar(document, window);
