import { expect, test } from 'vitest';
import { extractStyles } from './extract-styles';

test('equal style attributes are moved into one rule', () => {
  const { html, css } = extractStyles(
    '<img style="--ratio:1.5;--mean-color:#aab"/><p>x</p><img style="--ratio:1.5;--mean-color:#aab"/><i style="width:clamp(1px, 2vw, 3px)"></i>',
  );
  expect(html).toBe('<img data-style="0"/><p>x</p><img data-style="0"/><i data-style="1"></i>');
  expect(css).toBe(
    '#root [data-style="0"]{--ratio:1.5;--mean-color:#aab}\n#root [data-style="1"]{width:clamp(1px, 2vw, 3px)}',
  );
});

test('rules of a named sheet have their own prefix', () => {
  const { html, css } = extractStyles('<b style="color:red"></b>', 'p');
  expect(html).toBe('<b data-style="p0"></b>');
  expect(css).toBe('#root [data-style="p0"]{color:red}');
});

test.each([
  'color:red}body{display:none',
  '--a:&quot;',
  '--a:url(x',
  '--a:)(',
  'color:red/*',
  '--a:\\7d',
  '--a:&lt;/style&gt;',
])('style with characters that could end its rule is left out: %s', (value) => {
  expect(extractStyles(`<b style="${value}">`)).toEqual({ html: '<b>', css: '' });
});

test('escaped style attribute in a text is unchanged', () => {
  const text = '<p>a style=&quot;x&quot; in a text</p>';
  expect(extractStyles(text)).toEqual({ html: text, css: '' });
});
