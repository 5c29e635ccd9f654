import { hasHeadingGlyphs } from '../../../../contract/shared/heading-characters';
import { museum } from '../../../../contract/shared/museum';
import { sites } from '../../../../contract/shared/sites';
import { attributes, markup, type Markup } from '../../shared/markup';
import { toolbarTemplate } from '../../shared/toolbar-template';
import { crawlableRoots } from '../shared/page-paths';
import type { BuildAssets } from '../../shared/build-assets';
import type { MenuNode } from '../../shared/menu';
import type { PageContext } from '../shared/page-context';
import { messages } from '../shared/messages';
import { breadcrumbs } from './breadcrumbs';
import { footer } from './footer';
import type { LayoutPage } from './layout-page';
import { header } from './header';

/** App URL prefix by crawlable URL prefix, for the page's script: `/p/zh` is `/#`. */
const appRoots = JSON.stringify({
  [crawlableRoots.zh]: `${sites.zh.website}#`,
  [crawlableRoots.en]: `${sites.en.website}#`,
});

/** HTML document of a page: head, header, breadcrumbs, content, footer. */
export function renderDocument(
  page: LayoutPage,
  { head, above }: { head: Markup; above: readonly MenuNode[] },
  context: PageContext,
  assets: BuildAssets,
): string {
  const { language } = context;
  const { name } = museum[language];
  const number = page.page > 1 && messages[language].page(page.page);
  const title = [...new Set([page.title, page.titleDetail, number, name])]
    .filter(Boolean)
    .join(' - ');
  const root = attributes({
    lang: sites[language].lang,
    'data-app-roots': appRoots,
    'data-title-face': !hasHeadingGlyphs(page.title) && 'own',
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
<a class="skip" href="#content">${messages[language].skip}</a>
${header(page, context, assets)}${breadcrumbs(page, above, context)}<main id="content" tabindex="-1">
${page.body}</main>
${footer(context)}${toolbarTemplate}</body>
</html>
`);
}
