// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { editionNames, editions, type Edition } from '../contract/shared/sites';
import { toTraditional } from '../traditional/to-traditional';
import { createOtherEditionPage } from './other-edition-page';
import { texts } from './other-edition-texts';

const pairs = editionNames.flatMap((asked) =>
  editionNames.filter((kept) => kept !== asked).map((kept) => [asked, kept] as const),
);

async function openPage(asked: Edition, kept: Edition) {
  const response = createOtherEditionPage(asked, kept);
  const html = await response.text();
  return { response, html, page: new DOMParser().parseFromString(html, 'text/html') };
}

test.each(pairs)('page in %s where %s is kept says so in both languages', async (asked, kept) => {
  const { response, page } = await openPage(asked, kept);
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toBe('text/html');
  expect(page.documentElement.lang).toBe(editions[asked].lang);
  expect(page.title).toBe(page.querySelector('h1')?.textContent);
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(page.querySelector('meta[name=viewport]')).not.toBeNull();
  expect(page.querySelector('meta[charset=utf-8]')).not.toBeNull();
  expect(page.querySelector(`[lang="${editions[kept].lang}"] h2`)).not.toBeNull();
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const home = editions[kept].website;
  expect(links).toEqual([home, editions[asked].website, home]);
});

test('page names the kept edition in the language asked for and its own', async () => {
  const { page } = await openPage('zh', 'en');
  expect(page.querySelector('main > p')?.textContent).toContain('只保存了英文版');
  expect(page.querySelector('div')?.textContent).toContain('English version only');
  const traditional = await openPage('hant', 'zh');
  expect(traditional.page.body.textContent).toContain('這臺設備只保存了簡體版');
  const english = await openPage('en', 'hant');
  expect(english.page.body.textContent).toContain('Traditional Chinese version only');
});

test('policy of the page allows its own style by the hash, and nothing else', async () => {
  const { response, html } = await openPage('zh', 'en');
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none';style-src 'sha256-${hash}'`,
  );
});

test('traditional texts of the page are the simplified ones as the build converts those of the site', () => {
  const all = ({ names, title, text, retry }: (typeof texts)['zh']) =>
    [...Object.values(names), title, text(''), retry].join('\n');
  expect(all(texts.hant)).toBe(toTraditional(all(texts.zh)));
});
