// @vitest-environment node
import { expect, test } from 'vitest';
import { sanitise } from './sanitise';

test('allowed rich text is unchanged', () => {
  const html =
    '<h2>一</h2><ul><li>二</li></ul><table><tbody><tr><th scope="row">三</th></tr></tbody></table>' +
    '<p lang="en"><em>ding</em></p>';
  expect(sanitise(html)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<p style="position:fixed" class="x" data-open="">x</p>',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '</div></main><base href="//evil.example">',
])('sanitise removes all forbidden parts of %s', (html) => {
  expect(sanitise(html)).not.toMatch(/script|onerror|onload|style|class|data-|evil|src=|base/i);
});

test('sanitise marks external links, prefixes ids and makes images lazy', () => {
  expect(sanitise('<a href="https://a.example">x</a>')).toBe(
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
  );
  expect(sanitise('<a href="#/News">x</a>')).toBe('<a href="#/News">x</a>');
  expect(sanitise('<h2 id="body">x</h2>')).toBe('<h2 id="user-content-body">x</h2>');
  expect(sanitise('<img src="/media/a.jpg">')).toBe(
    '<img src="/media/a.jpg" loading="lazy" decoding="async" alt="">',
  );
});
