import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from './fixtures';
import { readCrawlablePage, type CrawlablePage } from './html/crawlable-page';
import { isRepeatedText, structuredDataErrors } from './html/structured-data';
import { unmarkedLanguage } from './html/unmarked-language';
import { isFullSweep } from './sweep';

const withoutLanguage = (path: string) => path.replace(/^\/p\/\w+/, '');
const sectionOf = (path: string) => withoutLanguage(path).replace(/[^/]*$/, '');

/** Two pages of each section in both languages: a section's further pages differ in their data only. */
function sampleOf(listed: ReadonlySet<string>): Set<string> {
  const counts = new Map<string, number>();
  const sampled = new Set<string>();
  for (const path of new Set([...listed].map(withoutLanguage))) {
    const count = (counts.get(sectionOf(path)) ?? 0) + 1;
    counts.set(sectionOf(path), count);
    if (count <= 2) sampled.add(path);
  }
  return new Set([...listed].filter((path) => sampled.has(withoutLanguage(path))));
}

/**
 * Fetches crawlable pages of the sitemap and the addresses that they link to; each must respond 200. Linked pages of
 * the sitemap that are not taken count as working. Pages that the sitemap does not list are new, written by another test
 * meanwhile: their links are not followed.
 */
async function crawl(request: APIRequestContext, origin: string) {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = new Set(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&').slice(origin.length),
    ),
  );
  const taken = isFullSweep ? listed : sampleOf(listed);
  const pages = new Map<string, string>();
  const queue = [...taken];
  const seen = new Set(listed);
  let requestCount = 0;
  /** Requests as many clients, each of which stays below the limit of a minute. */
  const get = (path: string, index: number): Promise<APIResponse> =>
    request.get(path, { headers: { 'x-forwarded-for': `198.51.100.${index % 256}` } });
  const visit = async (path: string) => {
    requestCount += 1;
    const response = await get(path, requestCount);
    expect(response.status(), path).toBe(200);
    if (!listed.has(path.replace(/\?page=\d+$/, ''))) return;
    const body = await response.text();
    if (taken.has(path)) pages.set(path, body);
    for (const [, link = ''] of body.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      const target = (link.split('#')[0] ?? '').replaceAll('&amp;', '&');
      if (!target.startsWith('/') || seen.has(target)) continue;
      seen.add(target);
      queue.push(target);
    }
  };
  const worker = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return pages;
}

const languageOf = (path: string) => (path.startsWith('/p/en') ? 'en' : 'zh');

/** Paths of the same language whose pages share a text. */
function sharedTexts(
  pages: ReadonlyMap<string, CrawlablePage>,
  textOf: (page: CrawlablePage) => string,
) {
  const paths = new Map<string, string[]>();
  for (const [path, page] of pages) {
    const key = `${languageOf(path)} ${textOf(page)}`;
    paths.set(key, [...(paths.get(key) ?? []), path]);
  }
  return [...paths].filter(([, sharing]) => sharing.length > 1);
}

/** Errors of title and meta fields: repeated, empty, or containing the same text twice. */
function metaErrors({ title, meta, heading }: CrawlablePage): string[] {
  const fields = Object.entries({ ...meta, title: [title] }).filter(
    ([name]) => name !== 'theme-color',
  );
  return [
    ...fields.filter(([, values]) => values.length > 1).map(([name]) => `${name} is repeated`),
    ...fields.filter(([, values]) => values.includes('')).map(([name]) => `${name} is empty`),
    ...fields.flatMap(([name, values]) =>
      values.filter(isRepeatedText).map((value) => `${name} contains its text twice: ${value}`),
    ),
    ...(title.startsWith(heading) ? [] : [`the title “${title}” does not start with the h1`]),
    ...(meta.description ? [] : ['description is missing']),
  ];
}

test('pages of the sitemap have working links, unique titles and descriptions, and valid structured data', async ({
  request,
  baseURL,
}) => {
  // A full sweep renders more than a thousand pages.
  test.setTimeout(480_000);
  const origin = new URL(baseURL ?? '').origin;
  const bodies = await crawl(request, origin);
  expect(bodies.size).toBeGreaterThan(isFullSweep ? 400 : 100);
  const pages = new Map([...bodies].map(([path, body]) => [path, readCrawlablePage(body)]));
  for (const [path, body] of bodies) {
    expect(body, path).toContain(
      `rel="canonical" href="${origin}${path.replaceAll('&', '&amp;')}"`,
    );
    expect(body, path).not.toMatch(/sound-of-mountains-opens|hidden-page|TestSection|FooterSite/);
  }
  expect
    .soft(
      sharedTexts(pages, ({ title }) => title),
      'titles',
    )
    .toEqual([]);
  expect
    .soft(
      sharedTexts(pages, ({ meta }) => meta.description?.[0] ?? ''),
      'descriptions',
    )
    .toEqual([]);

  for (const home of ['/p/zh/', '/p/en/']) {
    expect.soft(pages.get(home)?.data[0], home).toHaveProperty('openingHoursSpecification.0');
  }

  const errors = [...pages].flatMap(([path, page]) => {
    const others = Object.values(page.alternates).filter((other) => other !== path);
    return [
      ...metaErrors(page),
      ...page.data.flatMap((data) => structuredDataErrors(data)),
      ...others
        .filter((other) => !Object.values(pages.get(other)?.alternates ?? {}).includes(path))
        .map((other) => `its translation ${other} has no alternate link back`),
      ...(page.data[0]?.name === page.heading
        ? []
        : ['the structured data name differs from the h1']),
      ...unmarkedLanguage(bodies.get(path) ?? '', languageOf(path)),
    ].map((error) => `${path}: ${error}`);
  });
  expect.soft(errors).toEqual([]);
});
