// @vitest-environment node
import { expect, test } from 'vitest';
import { makeStatic } from './static-markup';

const toStatic = (html: string) =>
  makeStatic(html, {
    rewriteLink: ({ href, hreflang }) => ({ href: href.replace(/^#/, '/p/zh'), hreflang }),
    formSubstitute: '<p><a href="/#/x">x</a></p>',
    searchSubstitute: '<a href="/#/y">y</a>',
  });

test('static markup leads links to their new URLs and keeps their other attributes', () => {
  expect(toStatic('<p><a class="a" href="#/News?a=1&amp;b">n</a> <a>none</a></p>')).toBe(
    '<p><a class="a" href="/p/zh/News?a=1&amp;b">n</a> <a>none</a></p>',
  );
});

test('static markup has no buttons but the opener of the toolbar', () => {
  expect(
    toStatic('<p>a <button>b</button></p><p><button data-open-accessibility="">c</button></p>'),
  ).toBe('<p>a </p><p><button data-open-accessibility="">c</button></p>');
});

test('static markup has no boxes and headings that belonged to removed controls alone', () => {
  expect(
    toStatic('<main><section><h2>t</h2><ul><li><button>b</button></li></ul></section></main>'),
  ).toBe('<main><p><a href="/#/x">x</a></p></main>');
  expect(toStatic('<section><h2>t</h2><button>b</button><p>text</p></section>')).toBe(
    '<section><h2>t</h2><p>text</p></section>',
  );
  expect(toStatic('<div><button>b</button><img src="a.jpg"></div>')).toBe(
    '<div><img src="a.jpg"></div>',
  );
});

test('static markup shows what a removed button would have shown', () => {
  expect(
    toStatic('<div><button aria-controls="a">b</button><ul id="a" hidden><li>c</li></ul></div>'),
  ).toBe('<div><ul id="a"><li>c</li></ul></div>');
});

test('static markup has a link to the app in place of the first form of the content', () => {
  expect(
    toStatic(
      '<header><form role="search"><input></form></header><main><form><label>l</label></form><p>t</p><form></form></main>',
    ),
  ).toBe('<header><a href="/#/y">y</a></header><main><p><a href="/#/x">x</a></p><p>t</p></main>');
});

test('static markup has a link to the app in place of a part without its data', () => {
  expect(toStatic('<main><h1>t</h1><div aria-busy="true"><span>…</span></div></main>')).toBe(
    '<main><h1>t</h1><p><a href="/#/x">x</a></p></main>',
  );
});

test('static markup has a link to the app in a page that is only a heading', () => {
  expect(toStatic('<main><h1>t</h1></main>')).toBe(
    '<main><h1>t</h1><p><a href="/#/x">x</a></p></main>',
  );
});

test('static markup keeps the text of content unchanged', () => {
  const text = '<p>a &lt;button&gt; style="b" &amp; “c”</p>';
  expect(toStatic(text)).toBe(text);
});
