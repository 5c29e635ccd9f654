import createDOMPurify from 'dompurify';
import { DOMParser, DOMSerializer, type Node, type Schema, type Slice } from '@tiptap/pm/model';
import { richTextAttributes, richTextTags } from '../../../../contract/shared/rich-text';
import { cleanPasted } from './clean-pasted';

const purifier = createDOMPurify(window);

/** A fragment without anything that rich text may not contain; nothing of it has run. */
function clean(html: string): DocumentFragment {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: richTextTags,
    ALLOWED_ATTR: richTextAttributes.filter((name) => name !== 'id'),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

/** Parses a stored text. */
export function parseHtml(schema: Schema, html: string): Node {
  return DOMParser.fromSchema(schema).parse(clean(html));
}

/** What was pasted or dropped, with the number of pictures left out. */
interface PastedSlice {
  slice: Slice;
  leftOut: number;
  hasText: boolean;
}

/** Parses what was pasted or dropped. Pictures that `fileOf` does not know are left out, as are links that run a script. */
export function parsePasted(
  schema: Schema,
  html: string,
  fileOf: (source: string) => string | undefined,
): PastedSlice {
  const { html: plain, ...rest } = cleanPasted(html, fileOf);
  const fragment = clean(plain);
  for (const link of fragment.querySelectorAll('a')) {
    if (!/^(https?:|mailto:|tel:|#\/)/i.test(link.getAttribute('href') ?? '')) {
      link.replaceWith(...link.childNodes);
    }
  }
  return { slice: DOMParser.fromSchema(schema).parseSlice(fragment), ...rest };
}

/** The text as it is stored; '' for an empty one. */
export function toHtml(schema: Schema, document: Node): string {
  if (document.textContent === '' && document.childCount <= 1 && !hasPicture(document)) return '';
  // In a document that loads nothing: the addresses are files of the record.
  const inert = window.document.implementation.createHTMLDocument('');
  const box = inert.createElement('div');
  const serializer = DOMSerializer.fromSchema(schema);
  box.append(serializer.serializeFragment(document.content, { document: inert }));
  // Cells and list items hold paragraphs in the editor only.
  for (const paragraph of box.querySelectorAll(':is(td, th, li) > p:only-child')) {
    paragraph.replaceWith(...paragraph.childNodes);
  }
  // The editor has a last paragraph in which one may go on writing below a picture.
  const last = box.lastElementChild;
  if (box.childElementCount > 1 && last?.matches('p:empty')) last.remove();
  for (const cell of box.querySelectorAll('[colspan="1"], [rowspan="1"]')) {
    for (const name of ['colspan', 'rowspan']) {
      if (cell.getAttribute(name) === '1') cell.removeAttribute(name);
    }
  }
  // Reading is no injection: the text goes to the service, which checks it.
  // eslint-disable-next-line no-restricted-syntax
  return box.innerHTML;
}

function hasPicture(document: Node): boolean {
  let isFound = false;
  document.descendants(({ type }) => {
    isFound ||= type.name === 'image' || type.name === 'horizontalRule';
    return !isFound;
  });
  return isFound;
}

/** Tags that the editor writes in another way, or adds. */
const synonyms: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
const added: ReadonlySet<string> = new Set(['p', 'tbody']);

/** Whether a text is the same after a way through the editor: it has no element that the editor does not know. */
export function isKept(schema: Schema, html: string): boolean {
  const before = clean(html);
  const after = clean(toHtml(schema, parseHtml(schema, html)));
  const isSameText = textOf(before) === textOf(after);
  return isSameText && JSON.stringify(countTags(before)) === JSON.stringify(countTags(after));
}

const textOf = ({ textContent }: DocumentFragment) => textContent.replace(/\s+/g, '');

function countTags(fragment: DocumentFragment): [string, number][] {
  const counts = new Map<string, number>();
  for (const { localName } of fragment.querySelectorAll('*')) {
    const tag = synonyms[localName] ?? localName;
    if (!added.has(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
}
