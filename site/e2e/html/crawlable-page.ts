import { defaultTreeAdapter as tree, parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Parent = DefaultTreeAdapterTypes.Document | DefaultTreeAdapterTypes.Element;
type Element = DefaultTreeAdapterTypes.Element;

/** The parts of a crawlable page that search engines read. */
export interface CrawlablePage {
  title: string;
  /** `description` and the Open Graph fields by name. */
  meta: Readonly<Record<string, string[]>>;
  /** Paths of the page in each language, by `hreflang`. */
  alternates: Readonly<Record<string, string>>;
  heading: string;
  data: readonly Record<string, unknown>[];
}

export function readCrawlablePage(html: string): CrawlablePage {
  const elements = [...elementsOf(parse(html))];
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const meta: Record<string, string[]> = {};
  for (const element of named('meta')) {
    const name = attribute(element, 'name') ?? attribute(element, 'property');
    if (name) (meta[name] ??= []).push(attribute(element, 'content') ?? '');
  }
  const alternates = named('link').filter((link) => attribute(link, 'hreflang'));
  const blocks = named('script').filter(
    (script) => attribute(script, 'type') === 'application/ld+json',
  );
  return {
    title: named('title').map(textOf).join(),
    meta,
    alternates: Object.fromEntries(
      alternates.map((link) => {
        const { pathname, search } = new URL(attribute(link, 'href') ?? '');
        return [attribute(link, 'hreflang') ?? '', pathname + search];
      }),
    ),
    heading: named('h1').map(textOf).join(),
    data: blocks.map((block) => JSON.parse(textOf(block)) as Record<string, unknown>),
  };
}

function* elementsOf(parent: Parent): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!tree.isElementNode(node)) continue;
    yield node;
    yield* elementsOf(node);
  }
}

const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((each) => each.name === name)?.value;

function textOf(parent: Parent): string {
  return parent.childNodes
    .map((node) => {
      if (tree.isTextNode(node)) return node.value;
      return tree.isElementNode(node) ? textOf(node) : '';
    })
    .join('');
}
