import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Editor, getSchema, type JSONContent } from '@tiptap/core';
import { usePageMessages } from '../../../../app/i18n/use-page-messages';
import { Prose } from '../../../../app/ui/rich-text/prose';
import { useFormContext } from '../form-context';
import { recordMessages } from '../messages';
import { parseHtml, toHtml } from './html';
import { insertForeign, type ForeignPictures } from './insert-foreign';
import { richTextExtensions } from './schema';
import { FormatBar } from './format-bar';
import { TextPicturePanel } from './text-picture-panel';

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
  const own = usePageMessages(recordMessages);
  // `true` without a file: opened by its button.
  const [picture, setPicture] = useState<File | boolean>(false);
  const [leftOut, setLeftOut] = useState(0);
  const latest = useRef({ onChange, pictures, written: html });
  useLayoutEffect(() => {
    Object.assign(latest.current, { onChange, pictures });
  });

  useEffect(() => {
    if (!host.current) return undefined;
    const urlOf = (file: string) =>
      latest.current.pictures.find((each) => each.file === file)?.src ?? '';
    const foreign: ForeignPictures = {
      fileOf: (source) =>
        latest.current.pictures.find(({ file, src }) => file === source || src === source)?.file,
      onLeftOut: setLeftOut,
      onFile: setPicture,
    };
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
          paste: (view, event) => insertForeign(view, event, event.clipboardData, foreign),
          drop: (view, event) =>
            view.dragging ? false : insertForeign(view, event, event.dataTransfer, foreign),
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
    // oxlint-disable-next-line react/exhaustive-deps
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
      {editor && (
        <FormatBar
          {...{ editor, label }}
          isPictureOpen={picture !== false}
          onPicture={() => {
            setPicture(picture === false);
          }}
        />
      )}
      {editor && picture !== false && (
        <TextPicturePanel
          key={picture === true ? '' : `${picture.name} ${picture.lastModified}`}
          {...{ editor, label }}
          file={picture === true ? undefined : picture}
          onClose={() => {
            setPicture(false);
          }}
        />
      )}
      <p className="left-out" role="status">
        {leftOut > 0 && own.textPicture.leftOut(leftOut)}
      </p>
      <Prose ref={host} />
    </>
  );
}

/** Replaces the document without a step in the history and without an update. */
function showText(editor: Editor, html: string): void {
  const { state, schema, view } = editor;
  const { content } = parseHtml(schema, html);
  const change = state.tr.replaceWith(0, state.doc.content.size, content);
  view.dispatch(change.setMeta('addToHistory', false).setMeta('preventUpdate', true));
}
