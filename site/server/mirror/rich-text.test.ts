import { expect, test } from 'vitest';
import { plainText, richText } from './rich-text';

const targetOf = (link: string) =>
  link.startsWith('#/') ? { href: `/p/zh${link.slice(1)}`, leaves: false } : undefined;
const write = (source: string) => String(richText(source, targetOf));

test('headings, lists and tables stay as they are', () => {
  const source =
    '<h2>一</h2><ul><li>二</li></ul><table><tbody><tr><th scope="row">三</th></tr></tbody></table><p lang="en"><em>ding</em></p>';
  expect(write(source)).toBe(source);
});

test('links into the site lead to the mirror, links that lead nowhere are text', () => {
  expect(write('<a href="#/News">x</a>')).toBe('<a href="/p/zh/News">x</a>');
  expect(write('<a href="javascript:alert(1)">x</a>')).toBe('<a>x</a>');
  expect(write('<p href="#/News">x</p>')).toBe('<p>x</p>');
});

test('a link to another site does not tell it where one came from', () => {
  const away = (href: string) => ({ href, leaves: true });
  expect(String(richText('<a href="https://a.example">x</a>', away))).toBe(
    '<a href="https://a.example" rel="noopener noreferrer">x</a>',
  );
});

test('pictures wait until they are near', () => {
  expect(write('<img src="/media/a.jpg" alt="a" width="2" height="1">')).toBe(
    '<img src="/media/a.jpg" alt="a" width="2" height="1" loading="lazy" decoding="async">',
  );
  expect(write('<img src="https://evil.example/a.gif" alt="">')).not.toContain('evil');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style>',
  '<p style="position:fixed" class="x" onclick="alert(1)">x</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="//evil.example"><input></form>',
  '<!--<script>alert(1)</script>-->',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '</main><base href="//evil.example">',
])('nothing of %s runs', (source) => {
  expect(write(source)).not.toMatch(
    /script|onerror|onload|onclick|style|class|evil|iframe|form|base/,
  );
});

test('its words alone', () => {
  expect(plainText('<p>一 <em>二</em>三</p><p>a &amp; b</p>')).toBe('一 二三 a & b');
});
