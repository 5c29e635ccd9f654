import { Feed } from 'feed';
import type { ContentEntry } from '../../../contract/schemas/content';
import { museum } from '../../../contract/shared/museum';
import { editions, type Edition } from '../../../contract/shared/sites';
import { feedPaths } from '../shared/head';
import { textIn } from '../shared/edition-texts';
import { entryPath, crawlablePath } from '../crawlable/shared/page-paths';
import type { Menu } from '../shared/menu';
import { removeInvalidXml } from './escape-xml';

/** An RSS 2.0 feed of a site's news; `entries` are sorted newest first. */
export function newsFeed(
  entries: readonly ContentEntry[],
  { edition, menu, origin }: { edition: Edition; menu: Menu; origin: string },
): string {
  const { website, lang, language } = editions[edition];
  const { name, description } = museum[language];
  const feed = new Feed({
    title: name,
    description,
    link: origin + website,
    language: lang.toLowerCase(),
    // A fixed date without news: the default, the time of writing, would change the ETag.
    updated: new Date(entries[0]?.publishedAt ?? 0),
    feedLinks: { rss: origin + feedPaths[edition] },
    generator: false,
  });
  for (const { title, summary, publishedAt, ...entry } of entries) {
    const path = entryPath(entry, menu);
    if (path === undefined) continue;
    const category = menu.find(entry.categoryCode)?.category.categoryName;
    feed.addItem({
      title: removeInvalidXml(title),
      link: origin + crawlablePath(edition, path),
      date: new Date(publishedAt),
      description: removeInvalidXml(summary || title),
      ...(category && { category: [{ name: removeInvalidXml(category) }] }),
    });
  }
  return textIn(edition, feed.rss2());
}
