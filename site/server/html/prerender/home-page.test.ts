import { expect, test } from 'vitest';
import { markup } from '../shared/markup';
import { initialDataBlock } from './initial-data';
import { renderHomePage, homeHead } from './home-page';

const template = `<!doctype html>
<html lang="zh-CN">
<head>
<!--picture-->
<title>…</title>
<meta name="description" content="…" />
<!--styles--><!--head-->
</head>
<body><div id="root"></div><!--plain-pages--><!--answers--></body>
</html>`;
const none = { head: markup``, plainPages: markup`<nav></nav>`, answers: '' };
const prerendered = {
  html: '<h1>馆</h1>',
  skeleton: '<b></b>',
  hash: 'abc',
  preloadImage: undefined,
  renderedAt: new Date('2026-11-21T10:00:00Z'),
};

test('English home page has lang, title and description in English and no placeholder left', () => {
  const page = renderHomePage(template, 'en', { ...none, answers: '<!-- block -->' });
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<title>Yunze Museum</title>');
  expect(page).toMatch(/<meta name="description" content="The Yunze Museum[^"]+" \/>/);
  expect(page).toContain('<!-- block -->');
  expect(page).not.toMatch(/<!--(picture|styles|head|plain-pages|answers)-->/);
});

test('Chinese home page has lang and title in Chinese', () => {
  const page = renderHomePage(template, 'zh', none);
  expect(page).toContain('<html lang="zh-CN">');
  expect(page).toContain('<title>云泽博物馆</title>');
});

test('home page keeps dollar signs of inserted texts', () => {
  const texts = {
    ...none,
    answers: '$& $1 $$',
    prerendered: { ...prerendered, html: '<p>$1</p>' },
  };
  const page = renderHomePage(template, 'en', texts);
  expect(page).toContain('$& $1 $$');
  expect(page).toContain('<p>$1</p>');
});

test('prerendered home page is #root, its skeleton follows, and its stylesheet is in the head', () => {
  const page = renderHomePage(template, 'zh', { ...none, prerendered });
  expect(page).toContain(
    '<div id="root" class="prerendered" data-address="/" data-rendered-at="2026-11-21T10:00:00.000Z" data-calls="[]"><h1>馆</h1></div><b></b>',
  );
  expect(page).toContain(
    '<link rel="stylesheet" href="/first-view/zh/abc.css" data-prerendered />',
  );
  expect(page).not.toContain('data-first-image');
});

test('preload link of the first picture is inside a template', () => {
  const picture = { type: 'image/avif', srcset: '/media/a.avif 400w', sizes: '(width>1px) "75vw"' };
  const page = renderHomePage(template, 'zh', {
    ...none,
    prerendered: { ...prerendered, preloadImage: picture },
  });
  expect(page).toContain('imagesrcset="/media/a.avif 400w"');
  expect(page).toContain('imagesizes="(width&gt;1px) &quot;75vw&quot;"');
  expect(page).toMatch(/<template data-first-image><link rel="preload"[^>]*><\/template>/);
});

test('initial data block escapes text that would close the script element', () => {
  const hostile = '</script><script>alert(1)</script><!--';
  const answer = { data: [{ title: hostile }] };
  const block = initialDataBlock([{ name: 'siteDetail', input: {}, answer }]);
  const [, json = ''] =
    /^<script type="application\/json" id="first-view">(.*)<\/script>$/.exec(block) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual([{ name: 'siteDetail', input: {}, answer }]);
});

test('home page without a picture has no og:image', () => {
  const head = String(homeHead('zh', 'https://museum.example', undefined));
  expect(head).toContain('<link rel="canonical" href="https://museum.example/" />');
  expect(head).not.toContain('og:image');
});
