import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import type { Language } from '../../contract/shared/sites';
import { parseRichText } from './parse-rich-text';
import { caseCount } from '../../scripts/lib/property-cases';

const served = { src: '/media/a.jpg', width: 640, height: 480 };

function parse(source: string, language: Language = 'zh') {
  const reasons: string[] = [];
  const text = parseRichText(source, language, (reason) => reasons.push(reason));
  return { reasons, images: text.images, html: text.render(() => served) };
}

test('rich text of allowed tags is unchanged', () => {
  const source =
    '<h2 lang="en">Head</h2><p>a <a href="#/News">b</a> <em>c</em><br></p>' +
    '<table><caption>t</caption><tbody><tr><th scope="row">x</th><td colspan="2">y</td></tr></tbody></table>' +
    '<p><ruby>鼎<rt>dǐng</rt></ruby></p>';
  expect(parse(source)).toEqual({ reasons: [], images: [], html: source });
});

test('Chinese words in English rich text get a lang attribute unless the pack has set one', () => {
  expect(parse('<p>Tang dynasty 唐 <em>七世纪</em> <span lang="zh">壶</span></p>', 'en').html).toBe(
    '<p>Tang dynasty <span lang="zh">唐</span> <em><span lang="zh">七世纪</span></em> <span lang="zh">壶</span></p>',
  );
});

test('English phrases in Chinese rich text get a lang attribute, names of two words do not', () => {
  expect(parse('<p>University of California Press，Nigel Wood 著</p>').html).toBe(
    '<p><span lang="en">University of California Press</span>，Nigel Wood 著</p>',
  );
});

test('a picture in rich text gets its own size and keeps its text alternative', () => {
  const { images, html } = parse('<figure><img src="images/a.jpg" alt="鼎" width="1"></figure>');
  expect(images).toEqual(['images/a.jpg']);
  expect(html).toBe('<figure><img src="/media/a.jpg" width="427" height="320" alt="鼎"></figure>');
});

test.each([
  ['<script>alert(1)</script>', '<script> is not allowed'],
  ['<p onclick="x()">a</p>', '<p onclick> is not allowed'],
  ['<img src="a.jpg" alt="" onerror="x()">', '<img onerror> is not allowed'],
  ['<p style="color:red">a</p>', '<p style> is not allowed'],
  ['<p class="x" id="y">a</p>', '<p class> is not allowed'],
  ['<iframe src="https://x.example"></iframe>', '<iframe> is not allowed'],
  ['<svg><script>x</script></svg>', '<svg> is not allowed'],
  ['<math><mi>x</mi></math>', '<math> is not allowed'],
  ['<template><p>x</p></template>', '<template> is not allowed'],
  ['<style>p{}</style>', '<style> is not allowed'],
  ['<form><input></form>', '<form> is not allowed'],
  ['<h1>a</h1>', '<h1> is not allowed'],
  ['<body onload="x()"><p>a</p>', '<body> is not allowed'],
  ['<html><p>a</p>', '<html> is not allowed'],
  ['<my-element>a</my-element>', '<my-element> is not allowed'],
  ['<a href="javascript:x()">a</a>', 'begins with javascript:, which is not allowed'],
  ['<a href="java&#10;script:x()">a</a>', 'contains a control character'],
  ['<p href="data:text/html,x">a</p>', 'begins with data:'],
  ['<p><img alt="a"></p>', '<img> has no src'],
  ['<p><img src="a.jpg"></p>', '<img> has no alt'],
])('rich text with %s is rejected', (source, reason) => {
  expect(parse(source).reasons.join('\n')).toContain(reason);
});

test('all errors of a rich text are reported', () => {
  expect(parse('<script></script><p onclick="x" style="y">a</p>').reasons).toHaveLength(3);
});

test('rich text nested deeper than a hundred elements is rejected, however deep it is', () => {
  expect(parse('<b>'.repeat(100)).reasons).toEqual([]);
  for (const depth of [101, 33_000]) {
    expect(parse('<b>'.repeat(depth))).toEqual({
      reasons: ['is nested deeper than 100 elements'],
      images: [],
      html: '',
    });
  }
});

test('text outside of blocks is wrapped in paragraphs', () => {
  expect(parse('鼎，食器。').html).toBe('<p>鼎，食器。</p>');
  expect(parse('a <em>b</em><p>c</p> d').html).toBe('<p>a <em>b</em></p><p>c</p><p> d</p>');
  expect(parse('').html).toBe('');
  expect(parse('<p>a</p>\n<p>b</p>').html).toBe('<p>a</p>\n<p>b</p>');
});

test('comments are removed from rich text', () => {
  expect(parse('<p>a<!-- <script>x</script> --></p>')).toMatchObject({
    reasons: [],
    html: '<p>a</p>',
  });
});

test('valid rich text contains no script and is still valid when parsed again', () => {
  const parts = fc.constantFrom(
    ...['<p>', '</p>', '<b>', '</b>', '<table>', '<td>', '</td>', '<li>', 'x', '<', '>', '&', '"'],
    ...[
      '<!--',
      '-->',
      '<a href="#/x">',
      '</a>',
      '<br>',
      '<ruby>',
      '<rt>',
      '&lt;script&gt;',
      '<h2>',
    ],
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (pieces) => {
      const { reasons, html } = parse(pieces.join(''));
      if (reasons.length > 0) return;
      expect(tagsIn(html)).not.toContain('script');
      expect(parse(html).reasons).toEqual([]);
    }),
    { numRuns: caseCount(1_000) },
  );
});

function tagsIn(html: string): string[] {
  const names: string[] = [];
  const walk = (nodes: readonly object[]) => {
    for (const node of nodes) {
      if ('tagName' in node) names.push(String(node.tagName));
      if ('childNodes' in node) walk(node.childNodes as object[]);
    }
  };
  walk(parseFragment(html).childNodes);
  return names;
}
