import { expect, test } from 'vitest';
import { attributes, markup, jsonBlock, trustedMarkup } from './markup';

const hostile = `"><script>alert('1')</script>&amp;`;

test('a text can leave neither its element nor its attribute', () => {
  const written = String(markup`<p title="${hostile}">${hostile}</p>`);
  const escaped = `&quot;&gt;&lt;script&gt;alert('1')&lt;/script&gt;&amp;amp;`;
  expect(written).toBe(`<p title="${escaped}">${escaped}</p>`);
});

test('mark-up inside mark-up stays as it is', () => {
  expect(String(markup`<ul>${markup`<li>${'<'}</li>`}</ul>`)).toBe('<ul><li>&lt;</li></ul>');
  expect(String(markup`${trustedMarkup('<b>a</b>')}`)).toBe('<b>a</b>');
});

test('a text that looks like mark-up of ours is a text', () => {
  const forged = { toString: () => '<b>' };
  expect(String(markup`${String(forged)}`)).toBe('&lt;b&gt;');
});

test('lists follow each other, numbers are written, what is missing is left out', () => {
  expect(String(markup`${['a', markup`<br>`, ['b']]}${0}${undefined}${false}${null}${''}`)).toBe(
    'a<br>b0',
  );
});

test('an attribute that is not set is not written', () => {
  const written = attributes({ href: '/a?b&c', hidden: true, rel: undefined, open: false, n: 0 });
  expect(String(written)).toBe(' href="/a?b&amp;c" hidden n="0"');
});

test('no text ends a block of data', () => {
  const block = String(jsonBlock('application/ld+json', { name: '</script><!--' }));
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(block) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><!--' });
});
