import type { ContentEntry } from '../../../contract/schemas/content';
import { museum } from '../../../contract/shared/museum';
import { sites, type Language } from '../../../contract/shared/sites';
import { feedPaths } from '../shared/head';
import { entryPath, crawlablePath } from '../crawlable/shared/page-paths';
import type { Menu } from '../shared/menu';
import { escapeXml } from './escape-xml';

/** An RSS 2.0 feed of a site's news; `entries` are sorted newest first. */
export function newsFeed(
  entries: readonly ContentEntry[],
  { language, menu, origin }: { language: Language; menu: Menu; origin: string },
): string {
  const { name, description } = museum[language];
  const items = entries.flatMap((entry) => {
    const path = entryPath(entry, menu);
    return path === undefined ? [] : [item(entry, origin + crawlablePath(language, path), menu)];
  });
  const [newest] = entries;
  const built = newest ? element('lastBuildDate', rfc822(newest.publishedAt)) : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', name)}${element('link', origin + sites[language].website)}${element('description', description)}${element('language', sites[language].lang.toLowerCase())}${built}<atom:link href="${escapeXml(origin + feedPaths[language])}" rel="self" type="application/rss+xml"/>
${items.join('')}</channel>
</rss>
`;
}

function item(entry: ContentEntry, address: string, menu: Menu): string {
  const { title, summary, publishedAt, categoryCode } = entry;
  const category = menu.find(categoryCode)?.category.categoryName;
  return `<item>
${element('title', title)}${element('link', address)}<guid isPermaLink="true">${escapeXml(address)}</guid>
${element('pubDate', rfc822(publishedAt))}${category ? element('category', category) : ''}${element('description', summary || title)}</item>
`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>\n`;
}

/** RFC 822 date for RSS: `Fri, 13 Nov 2026 01:00:00 GMT`. */
function rfc822(iso: string): string {
  return new Date(iso).toUTCString();
}
