// @vitest-environment jsdom -- the only DOM implementation that DOMPurify supports
import createDOMPurify from 'dompurify';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { richTextAttributes, richTextTags } from '../../../contract/shared/rich-text';
import { hostileHtml } from '../../testing/hostile-html';
import { sanitise as sanitiseInBrowser } from '../../ui/rich-text/sanitise';
import { sanitise } from './sanitise';

test('allowed rich text is unchanged', () => {
  const html =
    '<h2>一</h2><ul><li>二</li></ul><table><tbody><tr><th scope="row">三</th></tr></tbody></table>' +
    '<p lang="en"><em>ding</em></p>';
  expect(sanitise(html)).toBe(html);
});

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** Elements and attributes outside the list, and values that would run or load something. */
function forbiddenParts(html: string): string[] {
  const added = ['target', 'rel', 'loading', 'decoding'];
  return [...parse(html).querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const attributes = [...element.attributes].flatMap(({ name, value }) => {
      const isKnown = richTextAttributes.includes(name) || added.includes(name);
      const isHostile =
        (name === 'src' && !value.startsWith('/media/')) ||
        (name === 'href' && /script:|data:|evil/i.test(value)) ||
        (name === 'id' && !value.startsWith('user-content-'));
      return isKnown && !isHostile ? [] : [`${tag} ${name}=${value}`];
    });
    return richTextTags.includes(tag) ? attributes : [tag, ...attributes];
  });
}

test.each(hostileHtml)('sanitise removes all forbidden parts of %s, once and for all', (html) => {
  const clean = sanitise(html);
  expect(forbiddenParts(clean)).toEqual([]);
  expect(sanitise(clean)).toBe(clean);
});

test('DOMPurify finds nothing to remove in sanitised markup', () => {
  const purifier = createDOMPurify(window);
  const fragments = fc.constantFrom(
    ...hostileHtml,
    ...richTextTags.flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
    ...['鼎', '&lt;', '&amp;lt;', '<', '>', '"', "'", '<!--', '-->', '<svg>', '</svg>', '<math>'],
    ...['<a href="#/News">', '<a href="https://a.example">', '<img src="/media/a.jpg" alt="a">'],
    ...['<td colspan="2">', '<p lang="en" title="<b>">', '<h2 id="a">', '<p id="user-content-a">'],
  );
  const check = (pieces: readonly string[]) => {
    const html = sanitise(pieces.join(''));
    expect(forbiddenParts(html)).toEqual([]);
    // Misnested headings and tables change when they are parsed again, as they do in browsers.
    expect(forbiddenParts(sanitise(html))).toEqual([]);
    purifier.sanitize(html, {
      ALLOWED_TAGS: richTextTags,
      ALLOWED_ATTR: [...richTextAttributes, 'target', 'rel', 'loading', 'decoding'],
    });
    // DOMPurify lists its own empty document.
    const removed = purifier.removed.filter(
      (each) => !('element' in each && each.element.nodeName === 'BODY'),
    );
    expect(removed).toEqual([]);
  };
  fc.assert(fc.property(fc.array(fragments, { maxLength: 10 }), check), {
    // Many more in a browser: proof/properties/sanitisers.proof.ts. jsdom keeps every document.
    numRuns: 200,
  });
});

test('browser and service keep the same elements and attributes of allowed rich text', () => {
  const attributes = richTextAttributes
    .filter((name) => !['href', 'src', 'alt'].includes(name))
    .map((name) => `${name}="1"`)
    .join(' ');
  const samples = [
    ...richTextTags.map((tag) => `<${tag} ${attributes}></${tag}>`),
    '<table><caption>t</caption><thead><tr><th scope="row">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    '<form><p>a</p></form><section><h2 id="s">b</h2></section><svg><p>c</p></svg>',
    '<p>a &lt; b &amp; c &nbsp; "d"</p><a href="#/News">e</a><a href="https://a.example">f</a>',
    '<img src="https://a.example/b.jpg" alt="c"><img src="d.jpg"><p href="#/x">e</p>',
    '<img src="/media/a.jpg"><ruby>鼎<rp>(</rp><rt>dǐng</rt><rp>)</rp></ruby>',
  ];
  const withSortedAttributes = (html: string) => {
    const body = parse(html);
    for (const element of body.querySelectorAll('*')) {
      const sorted = [...element.attributes].sort((a, b) => a.name.localeCompare(b.name));
      for (const { name } of sorted) element.removeAttribute(name);
      for (const { name, value } of sorted) element.setAttribute(name, value);
    }
    return body.innerHTML;
  };
  for (const html of samples) {
    // jsdom has no Trusted Types: DOMPurify returns a string.
    const inBrowser = sanitiseInBrowser(html) as unknown as string;
    expect(withSortedAttributes(sanitise(html)), html).toBe(withSortedAttributes(inBrowser));
  }
});

test('sanitise marks external links, prefixes ids and makes images lazy', () => {
  expect(sanitise('<a href="https://a.example">x</a>')).toBe(
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
  );
  expect(sanitise('<a href="#/News">x</a>')).toBe('<a href="#/News">x</a>');
  expect(sanitise('<h2 id="body">x</h2>')).toBe('<h2 id="user-content-body">x</h2>');
  expect(sanitise('<img src="/media/a.jpg">')).toBe(
    '<img src="/media/a.jpg" alt="" loading="lazy" decoding="async">',
  );
});
