import { contact } from '../../../contract/museum';
import { attributes, markup, type Markup } from '../../markup';
import { appPath } from '../address';
import type { MuseumView } from '../museum-view';
import { words } from '../words';

/** A link to a function of the app; without JavaScript the telephone number instead. */
export function inSiteLink({ language }: MuseumView, path: string, label: string): Markup {
  const { needsScript } = words[language];
  return markup`<p><a class="onward"${attributes({ href: appPath(language, path) })}>${label}</a></p>
<noscript><p>${needsScript(contact.booking)}</p></noscript>
`;
}
