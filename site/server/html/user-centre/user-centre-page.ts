import { museum } from '../../../contract/shared/museum';
import { editions, type Edition } from '../../../contract/shared/sites';
import { toolbarTemplate } from '../../../contract/shared/toolbar-template';
import { centrePages, centrePath, type CentrePage } from '../../../contract/shared/user-centre';
import { markupIn } from '../shared/edition-texts';
import { markup, trustedMarkup } from '../shared/markup';
import { iconLinks } from '../shared/head';

/** URL prefix of the built script, styles and fonts. */
export const centreFilesPath = `${centrePath}files/`;

/** HTML shell of a page; its script fills it, because the tokens are stored in the browser only. */
export function renderUserCentrePage(page: CentrePage, edition: Edition): string {
  const { lang, language } = editions[edition];
  const folder = edition === 'hant' ? 'hant/' : '';
  const title = `${centrePages[page].title[language]} · ${museum[language].name}`;
  const document = markup`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8f5ee">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#16130f">
<link rel="icon" type="image/svg+xml" href="${centreFilesPath}favicon.svg">
${iconLinks(edition)}<link rel="stylesheet" href="${centreFilesPath}${folder}centre.css">
<script type="module" src="${centreFilesPath}${folder}centre.js"></script>
</head>
<body data-page="${page}">
<noscript>
<p lang="${lang === 'en' ? 'zh-CN' : lang}">用户中心需要启用 JavaScript。</p>
<p lang="en">The user centre needs JavaScript to be switched on.</p>
</noscript>
${trustedMarkup(toolbarTemplate)}
</body>
</html>
`;
  return String(markupIn(edition, document));
}
