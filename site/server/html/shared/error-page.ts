import { escapeHtml } from '../../rich-text/escape-html';
import type { HttpError } from '../../http/http-error';
import { messages } from '../../http/messages';

/** HTML page for errors outside the calls, in both languages: the site is not known. */
export function errorPage(httpError: HttpError): string {
  const zh = escapeHtml(httpError.getMessage(messages.zh));
  const en = escapeHtml(httpError.getMessage(messages.en));
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${httpError.status} · 云泽博物馆 · Yunze Museum</title>
</head>
<body>
<main>
<h1>${zh}</h1>
<p><a href="/">云泽博物馆首页</a></p>
<div lang="en">
<p>${en}</p>
<p><a href="/en/">Home page of the Yunze Museum</a></p>
</div>
</main>
</body>
</html>
`;
}
