import { expect, test } from 'vitest';
import { attributes, markup, jsonBlock, trustedMarkup } from './markup';

const hostile = `"><script>alert('1')</script>&amp;`;

test('markup template escapes text in element content and in attributes', () => {
  const written = String(markup`<p title="${hostile}">${hostile}</p>`);
  const escaped = `&quot;&gt;&lt;script&gt;alert('1')&lt;/script&gt;&amp;amp;`;
  expect(written).toBe(`<p title="${escaped}">${escaped}</p>`);
});

test('markup template keeps nested markup unescaped', () => {
  expect(String(markup`<ul>${markup`<li>${'<'}</li>`}</ul>`)).toBe('<ul><li>&lt;</li></ul>');
  expect(String(markup`${trustedMarkup('<b>a</b>')}`)).toBe('<b>a</b>');
});

test('markup template escapes a string from an object with a toString method', () => {
  const forged = { toString: () => '<b>' };
  expect(String(markup`${String(forged)}`)).toBe('&lt;b&gt;');
});

test('markup template concatenates lists, writes numbers and omits missing values', () => {
  expect(String(markup`${['a', markup`<br>`, ['b']]}${0}${undefined}${false}${null}${''}`)).toBe(
    'a<br>b0',
  );
});

test('attributes omits undefined and false values', () => {
  const written = attributes({ href: '/a?b&c', hidden: true, rel: undefined, open: false, n: 0 });
  expect(String(written)).toBe(' href="/a?b&amp;c" hidden n="0"');
});

test('jsonBlock escapes text that would close the script element', () => {
  const block = String(jsonBlock('application/ld+json', { name: '</script><!--' }));
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(block) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><!--' });
});
