import { markup } from '../../markup';
import { mirrorPath } from '../address';
import type { MirrorAssets } from '../assets';
import { writeDocument } from '../frame/document';
import type { MuseumView } from '../museum-view';
import { words } from '../words';

/** The 404 page in the site's layout. */
export function missingPage(context: MuseumView, assets: MirrorAssets): string {
  const { language } = context;
  const { missing, missingHint, home } = words[language];
  const page = {
    path: '/',
    page: 1,
    title: missing,
    section: undefined,
    isInOther: false,
    body: markup`<h1>${missing}</h1>
<p class="summary">${missingHint}</p>
<p><a class="onward" href="${mirrorPath(language, '/')}">${home}</a></p>
`,
  };
  const head = markup`<meta name="robots" content="noindex">
`;
  return writeDocument(page, { head, above: [] }, context, assets);
}
