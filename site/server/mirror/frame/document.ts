import { isInHeadingFont } from '../../../contract/heading-characters';
import { museum } from '../../../contract/museum';
import { sites } from '../../../contract/sites';
import { attributes, markup, type Markup } from '../../markup';
import { toolbarTemplate } from '../../pages/toolbar-template';
import { mirrorRoots } from '../address';
import type { MirrorAssets } from '../assets';
import type { MenuNode } from '../menu';
import type { MuseumView } from '../museum-view';
import { words } from '../words';
import { breadcrumbs } from './breadcrumbs';
import { footer } from './footer';
import type { Framed } from './framed';
import { masthead } from './masthead';

/** App URL prefix by crawlable URL prefix, for the page's script: `/p/zh` is `/#`. */
const appRoots = JSON.stringify({
  [mirrorRoots.zh]: `${sites.zh.website}#`,
  [mirrorRoots.en]: `${sites.en.website}#`,
});

/** HTML document of a page: head, header, breadcrumbs, content, footer. */
export function writeDocument(
  page: Framed,
  { head, above }: { head: Markup; above: readonly MenuNode[] },
  context: MuseumView,
  assets: MirrorAssets,
): string {
  const { language } = context;
  const { name } = museum[language];
  const number = page.page > 1 && words[language].page(page.page);
  const title = [...new Set([page.title, page.titleDetail, number, name])]
    .filter(Boolean)
    .join(' - ');
  const root = attributes({
    lang: sites[language].lang,
    'data-app-roots': appRoots,
    'data-title-face': !isInHeadingFont(page.title) && 'own',
  });
  return String(markup`<!doctype html>
<html${root}>
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8f5ee">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#16130f">
${head}<link rel="icon" type="image/svg+xml" href="${assets.icon}">
<link rel="stylesheet" href="${assets.stylesheet}">
<script type="module" src="${assets.script}"></script>
</head>
<body>
<a class="skip" href="#content">${words[language].skip}</a>
${masthead(page, context, assets)}${breadcrumbs(page, above, context)}<main id="content" tabindex="-1">
${page.body}</main>
${footer(context)}${toolbarTemplate}</body>
</html>
`);
}
