import { Mark, mergeAttributes, Node, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

/** Passage in another language: `<span lang="en">`. */
const Lang = Mark.create({
  name: 'lang',
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [{ tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
});

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

/** The library's table has widths in `style`, which content does not. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

/** Everything that the editor knows: a part of the tags that rich text may contain. */
export function richTextExtensions(urlOf: (file: string) => string): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      code: false,
      codeBlock: false,
      trailingNode: false,
      link: {
        openOnClick: false,
        autolink: false,
        linkOnPaste: false,
        HTMLAttributes: { target: null, rel: null, class: null },
        isAllowedUri: () => true,
      },
    }),
    Subscript,
    Superscript,
    Lang,
    Figure,
    Figcaption,
    PlainTable.configure({ resizable: false }),
    TableRow,
    TableCell,
    TableHeader,
    // The source names files of the record; the editor shows what is served of them.
    Image.extend({
      addNodeView() {
        return ({ node }) => {
          const dom = document.createElement('img');
          dom.src = urlOf(String(node.attrs.src));
          dom.alt = String(node.attrs.alt ?? '');
          return { dom };
        };
      },
    }),
  ];
}
