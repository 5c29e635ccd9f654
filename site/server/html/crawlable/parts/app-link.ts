import { contact } from '../../../../contract/shared/museum';
import { attributes, markup, type Markup } from '../../shared/markup';
import { appPath } from '../shared/page-paths';
import type { PageContext } from '../shared/page-context';
import { messages } from '../shared/messages';

/** A link to a function of the app; without JavaScript the telephone number instead. */
export function appLink({ language }: PageContext, path: string, label: string): Markup {
  const { needsScript } = messages[language];
  return markup`<p><a class="onward"${attributes({ href: appPath(language, path) })}>${label}</a></p>
<noscript><p>${needsScript(contact.booking)}</p></noscript>
`;
}
