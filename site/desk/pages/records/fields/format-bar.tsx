import { useEffect, useReducer, useState } from 'react';
import type { Editor } from '@tiptap/core';
import { usePageMessages } from '../../../../app/i18n/use-page-messages';
import { recordMessages } from '../messages';
import { LinkAddress } from './link-address';

interface Format {
  name: keyof (typeof recordMessages)['zh']['format'];
  run: (editor: Editor) => void;
  isOn?: (editor: Editor) => boolean;
}

const chain = (editor: Editor) => editor.chain().focus();

const formats: readonly Format[] = [
  {
    name: 'heading2',
    run: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'heading3',
    run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bold',
    run: (editor) => chain(editor).toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    run: (editor) => chain(editor).toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'bulletList',
    run: (editor) => chain(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    run: (editor) => chain(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'blockquote',
    run: (editor) => chain(editor).toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'superscript',
    run: (editor) => chain(editor).toggleSuperscript().run(),
    isOn: (editor) => editor.isActive('superscript'),
  },
  {
    name: 'subscript',
    run: (editor) => chain(editor).toggleSubscript().run(),
    isOn: (editor) => editor.isActive('subscript'),
  },
  {
    name: 'table',
    run: (editor) => chain(editor).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  { name: 'undo', run: (editor) => chain(editor).undo().run() },
  { name: 'redo', run: (editor) => chain(editor).redo().run() },
];

interface FormatBarProps {
  editor: Editor;
  label: string;
  isPictureOpen: boolean;
  onPicture: () => void;
}

/** Buttons of the formats; pressed where the selection has them. */
export function FormatBar({ editor, label, isPictureOpen, onPicture }: FormatBarProps) {
  const own = usePageMessages(recordMessages);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    editor.on('transaction', refresh);
    return () => {
      editor.off('transaction', refresh);
    };
  }, [editor]);
  const applyLink = (href: string) => {
    const marked = chain(editor).extendMarkRange('link');
    if (href.trim() === '') marked.unsetLink().run();
    else marked.setLink({ href: href.trim() }).run();
    setAddress(undefined);
  };
  return (
    <>
      <div className="format" role="group" aria-label={own.toolbar(label)}>
        {formats.map(({ name, run, isOn }) => (
          <button
            key={name}
            type="button"
            aria-pressed={isOn?.(editor)}
            onClick={() => {
              run(editor);
            }}
          >
            {own.format[name]}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={editor.isActive('link')}
          aria-expanded={address !== undefined}
          onClick={() => {
            const { href } = editor.getAttributes('link');
            setAddress(address === undefined ? (typeof href === 'string' ? href : '') : undefined);
          }}
        >
          {own.format.link}
        </button>
        <button
          type="button"
          aria-pressed={editor.isActive('image')}
          aria-expanded={isPictureOpen}
          onClick={onPicture}
        >
          {own.format.picture}
        </button>
      </div>
      {address !== undefined && (
        <LinkAddress
          value={address}
          onChange={setAddress}
          onApply={() => {
            applyLink(address);
          }}
        />
      )}
    </>
  );
}
