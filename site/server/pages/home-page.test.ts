import { expect, test } from 'vitest';
import { firstViewBlock } from './first-view';
import { fillHomePage, homeHead } from './home-page';

const template = `<!doctype html>
<html lang="zh-CN">
<head>
<title>…</title>
<meta name="description" content="…" />
<!--first-view-->
</head>
</html>`;

test('the English page says that it is English', () => {
  const page = fillHomePage(template, 'en', '<!-- block -->');
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<title>Yunze Museum</title>');
  expect(page).toMatch(/<meta name="description" content="The Yunze Museum[^"]+" \/>/);
  expect(page).toContain('<!-- block -->');
  expect(page).not.toContain('first-view-->');
});

test('the Chinese page says that it is Chinese', () => {
  const page = fillHomePage(template, 'zh', '');
  expect(page).toContain('<html lang="zh-CN">');
  expect(page).toContain('<title>云泽博物馆</title>');
});

test('a dollar sign in a text means itself', () => {
  expect(fillHomePage(template, 'en', '$& $1 $$')).toContain('$& $1 $$');
});

test('no text can end the block of answers', () => {
  const hostile = '</script><script>alert(1)</script><!--';
  const answer = { data: [{ title: hostile }] };
  const block = firstViewBlock([{ name: 'siteDetail', input: {}, answer }]);
  const [, json = ''] =
    /^<script type="application\/json" id="first-view">(.*)<\/script>$/.exec(block) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual([{ name: 'siteDetail', input: {}, answer }]);
});

test('a page without a picture names none', () => {
  const head = String(homeHead('zh', 'https://museum.example', undefined));
  expect(head).toContain('<link rel="canonical" href="https://museum.example/" />');
  expect(head).not.toContain('og:image');
});
