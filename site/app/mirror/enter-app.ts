import { readAppRoots } from './app-address';
import { bringToolbar } from './bring-toolbar';
import { followLinks } from './follow-links';

/** The one script of the mirror's pages. */
followLinks(document, readAppRoots(document.documentElement.dataset.appRoots), (address) => {
  window.location.assign(address);
});
bringToolbar(document, window);
