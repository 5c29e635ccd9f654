import { markup } from '../../shared/markup';
import { crawlablePath } from '../shared/page-paths';
import type { BuildAssets } from '../../shared/build-assets';
import { renderDocument } from '../layout/document';
import type { PageContext } from '../shared/page-context';
import { messages } from '../shared/messages';

/** The 404 page in the site's layout. */
export function notFoundPage(context: PageContext, assets: BuildAssets): string {
  const { language } = context;
  const { missing, missingHint, home } = messages[language];
  const page = {
    path: '/',
    page: 1,
    title: missing,
    section: undefined,
    hasTranslation: false,
    body: markup`<h1>${missing}</h1>
<p class="summary">${missingHint}</p>
<p><a class="onward" href="${crawlablePath(language, '/')}">${home}</a></p>
`,
  };
  const head = markup`<meta name="robots" content="noindex">
`;
  return renderDocument(page, { head, above: [] }, context, assets);
}
