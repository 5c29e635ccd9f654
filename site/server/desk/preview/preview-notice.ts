import { museum } from '../../../contract/shared/museum';
import { deskFilesPath } from '../http/desk-page';
import { sites, type Language } from '../../../contract/shared/sites';
import { markup } from '../../html/shared/markup';

const texts = {
  zh: {
    title: '没有预览',
    expired: '这个预览已过期。预览十分钟内有效：请回到工作台，再按一次“预览”。',
    empty: '这一条在中文网站上没有可显示的页面，可能缺少中文标题，或所在栏目没有中文名称。',
  },
  en: {
    title: 'No preview',
    expired:
      'This preview has expired. A preview works for ten minutes: go back to the desk and press “Preview” again.',
    empty:
      'The English site has no page with this record: its English title, or the English name of its category, may be missing.',
  },
} as const;

/** A page that says why there is nothing to see: the preview has expired, or the site of a language does not show it. */
export function renderPreviewNotice(language: Language, reason: 'expired' | 'empty'): string {
  const own = texts[language];
  return String(markup`<!doctype html>
<html lang="${sites[language].lang}">
<head>
<meta charset="utf-8">
<title>${own.title} · ${museum[language].name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" type="image/svg+xml" href="${deskFilesPath}favicon.svg">
<link rel="stylesheet" href="${deskFilesPath}desk.css">
</head>
<body>
<main class="notice">
<h1>${own.title}</h1>
<p>${own[reason]}</p>
</main>
</body>
</html>
`);
}
