import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures';
import { readCrawlablePage, type CrawlablePage } from './html/crawlable-page';
import { isRepeated, structuredDataFaults } from './html/structured-data';
import { unmarkedLanguage } from './html/unmarked-language';

/** The crawlable pages named by the sitemap and all addresses that they link to; each must answer 200. */
async function crawl(request: APIRequestContext, origin: string) {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = new Set(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&').slice(origin.length),
    ),
  );
  const pages = new Map<string, string>();
  const open = [...listed];
  const known = new Set(listed);
  const visit = async (path: string) => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    if (!path.startsWith('/p/')) return;
    const body = await response.text();
    if (listed.has(path)) pages.set(path, body);
    for (const [, link = ''] of body.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      const target = (link.split('#')[0] ?? '').replaceAll('&amp;', '&');
      if (!target.startsWith('/') || known.has(target)) continue;
      known.add(target);
      open.push(target);
    }
  };
  const worker = async () => {
    for (let path = open.shift(); path !== undefined; path = open.shift()) await visit(path);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return pages;
}

const languageOf = (path: string) => (path.startsWith('/p/en') ? 'en' : 'zh');

/** Paths of one language that share a text. */
function shared(
  pages: ReadonlyMap<string, CrawlablePage>,
  textOf: (page: CrawlablePage) => string,
) {
  const paths = new Map<string, string[]>();
  for (const [path, page] of pages) {
    const key = `${languageOf(path)} ${textOf(page)}`;
    paths.set(key, [...(paths.get(key) ?? []), path]);
  }
  return [...paths].filter(([, having]) => having.length > 1);
}

/** Fields that a page has twice, or whose text is one text twice. */
function fieldFaults({ title, meta, heading }: CrawlablePage): string[] {
  const fields = Object.entries({ ...meta, title: [title] }).filter(
    ([name]) => name !== 'theme-color',
  );
  return [
    ...fields.filter(([, values]) => values.length > 1).map(([name]) => `${name} stands twice`),
    ...fields.filter(([, values]) => values.includes('')).map(([name]) => `${name} is empty`),
    ...fields.flatMap(([name, values]) =>
      values.filter(isRepeated).map((value) => `${name} twice: ${value}`),
    ),
    ...(title.startsWith(heading) ? [] : [`the title “${title}” begins otherwise than the h1`]),
    ...(meta.description ? [] : ['no description']),
  ];
}

test('every page of the sitemap leads to pages, has its own title and description and valid data for search engines', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(360_000);
  const origin = new URL(baseURL ?? '').origin;
  const bodies = await crawl(request, origin);
  expect(bodies.size).toBeGreaterThan(200);
  const pages = new Map([...bodies].map(([path, body]) => [path, readCrawlablePage(body)]));
  for (const [path, body] of bodies) {
    expect(body, path).toContain(
      `rel="canonical" href="${origin}${path.replaceAll('&', '&amp;')}"`,
    );
    expect(body, path).not.toMatch(/sound-of-mountains-opens|hidden-page|TestSection|FooterSite/);
  }
  expect
    .soft(
      shared(pages, ({ title }) => title),
      'titles',
    )
    .toEqual([]);
  expect
    .soft(
      shared(pages, ({ meta }) => meta.description?.[0] ?? ''),
      'descriptions',
    )
    .toEqual([]);

  const faults = [...pages].flatMap(([path, page]) => {
    const others = Object.values(page.alternates).filter((other) => other !== path);
    return [
      ...fieldFaults(page),
      ...page.data.flatMap((data) => structuredDataFaults(data)),
      ...others
        .filter((other) => !Object.values(pages.get(other)?.alternates ?? {}).includes(path))
        .map((other) => `its translation ${other} does not name it`),
      ...(page.data[0]?.name === page.heading ? [] : ['the data bear another name than the h1']),
      ...unmarkedLanguage(bodies.get(path) ?? '', languageOf(path)),
    ].map((fault) => `${path}: ${fault}`);
  });
  expect.soft(faults).toEqual([]);
});
