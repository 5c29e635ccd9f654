import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { build } from 'esbuild';
import fc from 'fast-check';
import { sanitise } from '../../site/app/boot/prerender/sanitise';
import { hostileHtml } from '../../site/app/testing/hostile-html';
import { richTextTags } from '../../site/contract/shared/rich-text';
import { noteMeasured } from '../measured';
import { configureProperties } from './configure-properties';
import { testInRuns } from './test-in-runs';

configureProperties((cases) => noteMeasured(`${cases.toLocaleString('en')} cases`));

declare global {
  interface Window {
    sanitisers: { sanitise: (html: string) => TrustedHTML; outlineOf: (html: string) => string };
  }
}

/** The browser's sanitiser, and the outline of the tree of a text: elements with sorted attributes, and texts. */
const entry = `
  import { sanitise } from './app/ui/rich-text/sanitise';
  const outlineOfNode = (node) => {
    if (node.nodeType === 3) return node.data;
    if (node.nodeType !== 1) return '<!>';
    const attributes = [...node.attributes].map(({ name, value }) => ' ' + name + '=' + JSON.stringify(value)).sort();
    return '<' + node.localName + attributes.join('') + '>' + [...node.childNodes].map(outlineOfNode).join('') + '</>';
  };
  const outlineOf = (html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    body.normalize();
    return outlineOfNode(body);
  };
  window.sanitisers = { sanitise, outlineOf };
`;

const fragments = fc.constantFrom(
  ...hostileHtml,
  ...richTextTags.flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  // Without U+0000, which a database does not store: Chromium drops it before it opens the body.
  ...['鼎', '&lt;', '&amp;lt;', '<', '>', '"', "'", '<!--', '-->', '</', '&#0;', '\n'],
  ...['<svg>', '</svg>', '<math>', '</math>', '<mtext>', '<mglyph>', '<foreignObject>', '<title>'],
  ...['<style>', '</style>', '<noscript>', '</noscript>', '<template>', '</template>', '<form>'],
  // Without <select>, in which Chromium keeps elements since 2025 (whatwg/html#10548), and <frameset>, which ends the body.
  ...['<plaintext>', '<textarea>', '</textarea>', '<xmp>'],
  ...['<a href="#/News">', '<a href="https://a.example">', '<img src="/media/a.jpg" alt="a">'],
  ...['<img src="https://evil.example/a.jpg">', '<td colspan="2">', '<p lang="en" title="<b>">'],
  ...['<h2 id="a">', '<p id="user-content-a">', '<a name="b" title="--><img src=x onerror=y>">'],
);
const markup = fc
  .array(fragments, { maxLength: 12 })
  .map((pieces) => pieces.join(''))
  // Chromium nests at most 512 elements.
  .filter((html) => html.split('<b>').length < 500);

const bundled = build({
  stdin: { contents: entry, resolveDir: fileURLToPath(new URL('../../site', import.meta.url)) },
  bundle: true,
  write: false,
  format: 'iife',
});

testInRuns('service and browser make the same safe tree of any markup', async (page, run) => {
  const { outputFiles } = await bundled;
  await page.route('http://museum.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('http://museum.test/');
  await page.evaluate(outputFiles[0]?.text ?? '');
  const problems: string[] = [];
  let explained = 0;
  page.on('dialog', (dialog) => problems.push(dialog.message()));
  page.on('request', (request) => problems.push(request.url()));
  await fc.assert(
    fc.asyncProperty(markup, async (any) => {
      // DOMPurify drops a form whose fields hide its properties; the service keeps the text in it.
      const html = any.replaceAll('name="attributes"', '');
      explained += Number(html !== any);
      const outlines = await page.evaluate(
        ([text, fromService]) => {
          const { sanitise: clean, outlineOf } = window.sanitisers;
          const outline = (cleaned: TrustedHTML) => outlineOf(cleaned as unknown as string);
          return {
            browser: outline(clean(text)),
            again: outline(clean(fromService)),
            service: outlineOf(fromService),
          };
        },
        [html, sanitise(html)] as const,
      );
      expect(outlines.service).toBe(outlines.browser);
      // DOMPurify finds nothing to remove in what the service sends.
      expect(outlines.again).toBe(outlines.service);
    }),
    run,
  );
  expect(problems).toEqual([]);
  noteMeasured(`${explained} of them without a field that hides a property of its form`);
});
