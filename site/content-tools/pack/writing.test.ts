import { existsSync } from 'node:fs';
import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { expect, test } from 'vitest';
import { exhibitionPath, exhibitPath, recordPath } from '../../contract/shared/route-paths';
import { routes } from '../../contract/shared/routes';
import {
  entries,
  allRecords,
  packFolder,
  readRecords,
  richFields,
  readText,
  withNestedRecords,
} from './read-pack';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

const han = /\p{Script=Han}/u;

/** Every rich text of the pack, with the record and field it comes from. */
const richTexts = allRecords.flatMap(({ record, where }) =>
  richFields
    .filter((field) => field in record)
    .map((field) => ({ where: `${where} ${field}`, field, html: readText(record, field) })),
);

function elements(html: string): Element[] {
  const inside = (nodes: readonly Node[]): Element[] =>
    nodes.flatMap((node) => ('tagName' in node ? [node, ...inside(node.childNodes)] : []));
  return inside(parseFragment(html).childNodes);
}

function attribute(element: Element, name: string): string {
  return element.attrs.find((attr) => attr.name === name)?.value ?? '';
}

/** Text content of a node, without elements whose `lang` is `skipLang`. */
function wordsOf(node: Node, skipLang?: string): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('tagName' in node) || (skipLang && attribute(node, 'lang') === skipLang)) return '';
  return node.childNodes.map((child) => wordsOf(child, skipLang)).join('');
}

test('every Chinese text has an English translation', () => {
  const untranslated = allRecords.flatMap(({ record, where }) =>
    withNestedRecords(record).flatMap((part) =>
      Object.keys(part)
        .filter((field) => field.endsWith('_zh') && readText(part, field) !== '')
        .filter((field) => readText(part, field.replace(/_zh$/, '_en')) === '')
        .map((field) => `${where} ${field}`),
    ),
  );
  expect(untranslated).toEqual([]);
});

test('English texts have Chinese characters only in elements with lang="zh"', () => {
  const plain = allRecords.flatMap(({ record, where }) =>
    withNestedRecords(record).flatMap((part) =>
      Object.keys(part)
        .filter((field) => field.endsWith('_en') && !richFields.includes(field))
        .filter((field) => han.test(readText(part, field)))
        .map((field) => `${where} ${field}`),
    ),
  );
  const rich = richTexts
    .filter(({ field }) => field.endsWith('_en'))
    .filter(({ html }) =>
      parseFragment(html).childNodes.some((node) => han.test(wordsOf(node, 'zh'))),
    );
  expect([...plain, ...rich.map(({ where }) => where)]).toEqual([]);
});

test('every Chinese text has Chinese characters', () => {
  const foreign = allRecords.flatMap(({ record, where }) =>
    Object.keys(record)
      .filter((field) => field.endsWith('_zh') && readText(record, field) !== '')
      .filter((field) => !han.test(readText(record, field)))
      .map((field) => `${where} ${field}`),
  );
  expect(foreign).toEqual([]);
});

test('both languages of a rich text have the same headings, pictures, lists and links', () => {
  const skeleton = (html: string) =>
    elements(html)
      .filter(({ tagName }) => ['h2', 'h3', 'img', 'li', 'tr', 'figure', 'a'].includes(tagName))
      .map((element) => [element.tagName, attribute(element, 'href') || attribute(element, 'src')])
      .sort();
  for (const { record, where } of allRecords) {
    for (const field of ['content', 'description']) {
      const [zh, en] = [readText(record, `${field}_zh`), readText(record, `${field}_en`)];
      expect(skeleton(en), `${where} ${field}`).toEqual(skeleton(zh));
    }
  }
});

test('no paragraph of the demo museum is repeated', () => {
  const seen = new Map<string, string>();
  for (const { html, where } of richTexts) {
    for (const element of elements(html).filter(({ tagName }) => tagName === 'p')) {
      const words = wordsOf(element, 'zh');
      if (words === '') continue;
      expect(seen.get(words), `${where}: ${words}`).toBeUndefined();
      seen.set(words, where);
    }
  }
  expect(seen.size).toBeGreaterThan(400);
});

test('rich texts use only allowed tags and attributes', () => {
  const allowed =
    'p h2 h3 h4 ul ol li dl dt dd blockquote table caption thead tbody tr th td figure figcaption img a strong em span';
  for (const { html, where } of richTexts) {
    for (const element of elements(html)) {
      expect(allowed.split(' '), where).toContain(element.tagName);
      const given = element.attrs.map(({ name }) => name);
      expect(['href', 'lang', 'src', 'alt', 'width', 'height', 'scope'], where).toEqual(
        expect.arrayContaining(given),
      );
    }
  }
});

test('pictures in rich texts exist and have a text alternative and a size', () => {
  const pictures = richTexts.flatMap(({ html, where }) =>
    elements(html)
      .filter(({ tagName }) => tagName === 'img')
      .map((element) => ({ element, where })),
  );
  expect(pictures.length).toBeGreaterThan(50);
  for (const { element, where } of pictures) {
    expect(existsSync(new URL(attribute(element, 'src'), packFolder)), where).toBe(true);
    expect(attribute(element, 'alt'), where).not.toBe('');
    expect(Number(attribute(element, 'width')), where).toBeGreaterThan(99);
    expect(Number(attribute(element, 'height')), where).toBeGreaterThan(99);
  }
});

test('internal links lead to existing pages', () => {
  const pages = new Set([
    ...routes.filter(({ path }) => !path.includes(':')).map(({ path }) => path),
    ...readRecords('objects.json').map((record) => exhibitPath(readText(record, 'id'))),
    ...readRecords('exhibitions.json').map((record) =>
      exhibitionPath(
        readText(record, 'kind') as 'base' | 'temporary' | 'review',
        readText(record, 'id'),
      ),
    ),
    ...entries.map(({ record }) =>
      recordPath(readText(record, 'category'), readText(record, 'id')),
    ),
  ]);
  const inRichText = richTexts.flatMap(({ html, where }) =>
    elements(html)
      .map((element) => attribute(element, 'href'))
      .filter((href) => href !== '')
      .map((href) => ({ href, where })),
  );
  const inMenu = readRecords('categories.json')
    .filter((row) => readText(row, 'linkUrl').startsWith('/'))
    .map((row) => ({ href: `#${readText(row, 'linkUrl')}`, where: readText(row, 'id') }));
  for (const { href, where } of [...inRichText, ...inMenu]) {
    if (/^(https|mailto):|^tel:\d{11}$/.test(href)) continue;
    expect(href, where).toMatch(/^#\//);
    expect(pages, where).toContain(href.slice(1));
  }
  expect(inRichText.length).toBeGreaterThan(100);
});

test('dates in texts have the correct day of the week', () => {
  const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const chinese = '日一二三四五六';
  const said = entries.flatMap(({ record, where }) => {
    const year = readText(record, 'published_at').slice(0, 4);
    const all = withNestedRecords(record)
      .flatMap((part) => Object.values(part).join(' '))
      .join(' ');
    const english = [...all.matchAll(/(\w+day),? (\d+) ([A-Z][a-z]+)/g)].map((found) => ({
      day: new Date(`${found[2] ?? ''} ${found[3] ?? ''} ${year} UTC`).getUTCDay(),
      weekday: weekdays.indexOf(found[1] ?? ''),
    }));
    const zh = [...all.matchAll(/(\d+)月(\d+)日（周(.)）/g)].map((found) => ({
      day: new Date(Date.UTC(Number(year), Number(found[1]) - 1, Number(found[2]))).getUTCDay(),
      weekday: chinese.indexOf(found[3] ?? ''),
    }));
    return [...english, ...zh].map((date) => ({ ...date, where }));
  });
  expect(said.length).toBeGreaterThan(10);
  for (const { day, weekday, where } of said) expect(weekday, where).toBe(day);
});
