import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Editor, getSchema, type JSONContent } from '@tiptap/core';
import { Prose } from '../../../../app/ui/rich-text/prose';
import { useFormContext } from '../form-context';
import { parseHtml, parsePasted, toHtml } from './html';
import { richTextExtensions } from './schema';
import { FormatBar } from './format-bar';

interface RichTextEditorProps {
  name: string;
  label: string;
  lang: 'zh' | 'en' | undefined;
  /** The text when the editor opens, and after it was replaced from outside. */
  html: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  onChange: (html: string) => void;
}

/** TipTap with a format bar. Nothing reaches the document that the sanitiser has not passed. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { name, label, lang, html, describedBy, isInvalid, onChange } = props;
  const { pictures } = useFormContext();
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const latest = useRef({ onChange, pictures, written: html });
  useLayoutEffect(() => {
    Object.assign(latest.current, { onChange, pictures });
  });

  useEffect(() => {
    if (!host.current) return undefined;
    const urlOf = (file: string) =>
      latest.current.pictures.find((each) => each.file === file)?.src ?? '';
    const extensions = richTextExtensions(urlOf);
    const created = new Editor({
      element: host.current,
      extensions,
      // As JSON: the library would parse a text by a way that the policy refuses, even an empty one.
      content: parseHtml(getSchema(extensions), html).toJSON() as JSONContent,
      // Its style element would be set as text, which the policy refuses.
      injectCSS: false,
      editorProps: {
        handleDOMEvents: {
          // Before ProseMirror reads the clipboard, for which it needs a policy of its own.
          paste: (view, event) => insertForeign(view, event, event.clipboardData),
          drop: (view, event) =>
            view.dragging ? false : insertForeign(view, event, event.dataTransfer),
        },
      },
      onUpdate: ({ editor: { schema, state } }) => {
        const text = toHtml(schema, state.doc);
        latest.current.written = text;
        latest.current.onChange(text);
      },
    });
    setEditor(created);
    return () => {
      created.destroy();
    };
    // The editor lives as long as its field; later texts are shown by the effect below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!editor || latest.current.written === html) return;
    latest.current.written = html;
    showText(editor, html);
  }, [editor, html]);

  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'data-name': name,
          ...(lang && { lang }),
          ...(describedBy && { 'aria-describedby': describedBy }),
          ...(isInvalid && { 'aria-invalid': 'true' }),
        },
      },
    });
  }, [editor, label, name, lang, describedBy, isInvalid]);

  return (
    <>
      {editor && <FormatBar editor={editor} label={label} />}
      <Prose ref={host} />
    </>
  );
}

type View = Editor['view'];

/** Inserts what comes from outside the editor: cleaned rich text, or plain text. */
function insertForeign(view: View, event: Event, data: DataTransfer | null): boolean {
  event.preventDefault();
  const html = data?.getData('text/html') ?? '';
  const text = data?.getData('text/plain') ?? '';
  const { state } = view;
  if (html !== '') {
    const slice = parsePasted(state.schema, html);
    view.dispatch(state.tr.replaceSelection(slice).scrollIntoView());
  } else if (text !== '') {
    view.dispatch(state.tr.insertText(text).scrollIntoView());
  }
  return true;
}

/** Replaces the document without a step in the history and without an update. */
function showText(editor: Editor, html: string): void {
  const { state, schema, view } = editor;
  const { content } = parseHtml(schema, html);
  const change = state.tr.replaceWith(0, state.doc.content.size, content);
  view.dispatch(change.setMeta('addToHistory', false).setMeta('preventUpdate', true));
}
