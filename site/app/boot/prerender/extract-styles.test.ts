import { expect, test } from 'vitest';
import { extractStyles } from './extract-styles';

test('equal style attributes are moved into one rule', () => {
  const { html, css } = extractStyles(
    '<img style="--ratio:1.5;--mean-color:#aab"/><p>x</p><img style="--ratio:1.5;--mean-color:#aab"/><i style="width:clamp(1px, 2vw, 3px)"></i>',
  );
  const [image, width] = ['--ratio:1.5;--mean-color:#aab', 'width:clamp(1px, 2vw, 3px)'];
  expect(html).toBe(
    `<img data-style="${image}"/><p>x</p><img data-style="${image}"/><i data-style="${width}"></i>`,
  );
  expect(css).toBe(
    `#root [data-style="${image}"]{${image}}\n#root [data-style="${width}"]{${width}}`,
  );
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
