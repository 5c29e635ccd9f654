import { museum } from '../../../contract/shared/museum';
import { deskPath } from '../../../contract/shared/desk/endpoints';
import { sites, type Language } from '../../../contract/shared/sites';
import { markup } from '../../html/shared/markup';

/** URL prefix of the built scripts, styles and fonts. */
export const deskFilesPath = `${deskPath}files/`;

const titles = { zh: '工作台', en: 'Desk' } as const;

/** HTML shell of the staff application; its script fills it. */
export function renderDeskPage(language: Language): string {
  return String(markup`<!doctype html>
<html lang="${sites[language].lang}">
<head>
<meta charset="utf-8">
<title>${titles[language]} · ${museum[language].name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" type="image/svg+xml" href="${deskFilesPath}favicon.svg">
<link rel="stylesheet" href="${deskFilesPath}desk.css">
<script type="module" src="${deskFilesPath}desk.js"></script>
</head>
<body>
<div id="root"></div>
<noscript>
<p lang="zh-CN">工作台需要启用 JavaScript。</p>
<p lang="en">The desk needs JavaScript to be switched on.</p>
</noscript>
</body>
</html>
`);
}
