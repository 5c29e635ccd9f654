// @vitest-environment jsdom -- for its XML parser
import { expect, test } from 'vitest';
import { sitemap, sitemapEntries, sitemapIndex } from './sitemap';

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

const listed = {
  zh: new Map([
    ['/', undefined],
    ['/News/Notice/a&b', '2026-03-01'],
  ]),
  en: new Map([['/', undefined]]),
};

test('sitemap lists each page of each edition with its alternates', () => {
  const document = parse(sitemap(sitemapEntries(listed, 'https://museum.example')));
  const urls = [...document.querySelectorAll('url')].map((url) => ({
    loc: url.querySelector('loc')?.textContent,
    lastmod: url.querySelector('lastmod')?.textContent,
    alternates: [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map(
      (link) => `${link.getAttribute('hreflang') ?? ''} ${link.getAttribute('href') ?? ''}`,
    ),
  }));
  const home = [
    'zh-Hans https://museum.example/p/zh/',
    'zh-Hant https://museum.example/p/hant/',
    'en https://museum.example/p/en/',
    'x-default https://museum.example/p/zh/',
  ];
  const notice = 'https://museum.example/p/zh/News/Notice/a&b';
  const traditional = 'https://museum.example/p/hant/News/Notice/a&b';
  const alternates = [`zh-Hans ${notice}`, `zh-Hant ${traditional}`, `x-default ${notice}`];
  expect(urls).toEqual([
    { loc: 'https://museum.example/p/zh/', lastmod: undefined, alternates: home },
    { loc: notice, lastmod: '2026-03-01', alternates },
    { loc: 'https://museum.example/p/hant/', lastmod: undefined, alternates: home },
    { loc: traditional, lastmod: '2026-03-01', alternates },
    { loc: 'https://museum.example/p/en/', lastmod: undefined, alternates: home },
  ]);
});

test('sitemap index lists its parts', () => {
  const document = parse(sitemapIndex(2, 'https://museum.example'));
  const parts = [...document.querySelectorAll('sitemap > loc')].map((loc) => loc.textContent);
  expect(parts).toEqual([
    'https://museum.example/sitemap-1.xml',
    'https://museum.example/sitemap-2.xml',
  ]);
});
