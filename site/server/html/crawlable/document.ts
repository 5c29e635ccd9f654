import { createHash } from 'node:crypto';
import { crawlableRoots } from '../../../contract/shared/crawlable-urls';
import { museum } from '../../../contract/shared/museum';
import type { PrerenderOutput } from '../../../contract/shared/prerender';
import { editionNames, editions, type Edition } from '../../../contract/shared/sites';
import { toolbarTemplate } from '../../../contract/shared/toolbar-template';
import { policyWithStyle } from '../../http/security-headers';
import type { BuildAssets } from '../shared/build-assets';
import { markupIn, textIn } from '../shared/edition-texts';
import { attributes, markup, trustedMarkup, type Markup } from '../shared/markup';

/** App URL prefix by crawlable URL prefix, for the page's script: `/p/zh` is `/#`. */
const appRoots = JSON.stringify(
  Object.fromEntries(
    editionNames.map((edition) => [crawlableRoots[edition], `${editions[edition].website}#`]),
  ),
);

interface DocumentParts {
  edition: Edition;
  /** Parts of the document title, before the museum's name. */
  titles: readonly (string | undefined)[];
  /** Metadata besides the title. */
  head: Markup;
  page: Pick<PrerenderOutput, 'html' | 'css'>;
  assets: BuildAssets;
}

/** The HTML document of a rendered page, and the policy that allows its styles by their hash. */
export function renderDocument({ edition, titles, head, page, assets }: DocumentParts) {
  const { lang, language } = editions[edition];
  const { name } = museum[language];
  const title = textIn(edition, [...new Set([...titles, name])].filter(Boolean).join(' - '));
  // Text in the styles cannot close their element.
  const css = page.css.replaceAll('<', String.raw`\3c `);
  const root = attributes({ lang, 'data-app-roots': appRoots });
  const html = String(markup`<!doctype html>
<html${root}>
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8f5ee">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#16130f">
${markupIn(edition, head)}<link rel="icon" type="image/svg+xml" href="${assets.icon}">
<link rel="stylesheet" href="${assets.stylesheet}">
<style>${trustedMarkup(css)}</style>
<script type="module" src="${assets.script}"></script>
</head>
<body>
<div id="root" class="crawlable">${trustedMarkup(page.html)}</div>
${trustedMarkup(toolbarTemplate)}
</body>
</html>
`);
  return { html, policy: policyWithStyle(sha256(css)) };
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
