import {
  editionNames,
  editions,
  type Edition,
  type Language,
} from '../../../contract/shared/sites';
import { crawlablePath } from '../crawlable/shared/page-paths';
import { escapeXml } from './escape-xml';

/** Maximum number of URLs in one file (sitemaps.org). */
export const sitemapSize = 50_000;

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export type PathsByLanguage = Record<Language, ReadonlyMap<string, string | undefined>>;

/** A URL with its alternates in other editions. */
export interface SitemapEntry {
  loc: string;
  lastmod: string | undefined;
  alternates: { hreflang: string; href: string }[];
}

/** Every crawlable page in every edition that has it. */
export function sitemapEntries(listed: PathsByLanguage, origin: string): SitemapEntry[] {
  return editionNames.flatMap((edition) =>
    [...listed[editions[edition].language]].map(([path, lastmod]) => {
      const addressIn = (each: Edition) => origin + crawlablePath(each, path);
      const having = editionNames.filter((each) => listed[editions[each].language].has(path));
      const alternates: SitemapEntry['alternates'] = having.map((each) => ({
        hreflang: editions[each].hreflang,
        href: addressIn(each),
      }));
      const [first] = alternates;
      if (first) alternates.push({ ...first, hreflang: 'x-default' });
      return { loc: addressIn(edition), lastmod, alternates };
    }),
  );
}

/** A sitemap file. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const written = entries.map(({ loc, lastmod, alternates }) => {
    const links = alternates.map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>\n`,
    );
    const day = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>\n`;
    return `<url>\n<loc>${escapeXml(loc)}</loc>\n${day}${links.join('')}</url>\n`;
  });
  return `${xmlHead}\n<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${written.join('')}</urlset>\n`;
}

/** A sitemap index for sites beyond the size of one file. */
export function sitemapIndex(parts: number, origin: string): string {
  const written = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(origin + sitemapPath(index + 1))}</loc></sitemap>\n`,
  );
  return `${xmlHead}\n<sitemapindex xmlns="${schema}">\n${written.join('')}</sitemapindex>\n`;
}

/** Path of a part, numbered from 1. */
export function sitemapPath(part: number): string {
  return `/sitemap-${part}.xml`;
}
