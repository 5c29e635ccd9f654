import { expect, test } from 'vitest';
import type { LinkTarget } from './page-paths';
import { plainText, richText } from './rich-text';

const targetOf = (link: string): LinkTarget | undefined =>
  link.startsWith('#/') ? { href: `/p/zh${link.slice(1)}`, isExternal: false } : undefined;
const write = (source: string) => String(richText(source, targetOf));

test('richText keeps headings, lists and tables', () => {
  const source =
    '<h2>一</h2><ul><li>二</li></ul><table><tbody><tr><th scope="row">三</th></tr></tbody></table><p lang="en"><em>ding</em></p>';
  expect(write(source)).toBe(source);
});

test('richText rewrites links to crawlable pages and removes invalid ones', () => {
  expect(write('<a href="#/News">x</a>')).toBe('<a href="/p/zh/News">x</a>');
  expect(write('<a href="javascript:alert(1)">x</a>')).toBe('<a>x</a>');
  expect(write('<p href="#/News">x</p>')).toBe('<p>x</p>');
});

test('richText adds rel=noopener noreferrer to external links', () => {
  const external = (href: string): LinkTarget => ({ href, isExternal: true });
  expect(String(richText('<a href="https://a.example">x</a>', external))).toBe(
    '<a href="https://a.example" rel="noopener noreferrer">x</a>',
  );
});

test('richText makes images lazy and removes external sources', () => {
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
])('richText removes active content of %s', (source) => {
  expect(write(source)).not.toMatch(
    /script|onerror|onload|onclick|style|class|evil|iframe|form|base/,
  );
});

test('plainText returns the text without tags', () => {
  expect(plainText('<p>一 <em>二</em>三</p><p>a &amp; b</p>')).toBe('一 二三 a & b');
});
