import type { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';

/** A picture within rich text: its file of the record, and its alternative text in the language of the text. */
interface TextPicture {
  file: string;
  alt: string;
}

function selectedImage(editor: Editor) {
  const { selection } = editor.state;
  return selection instanceof NodeSelection && selection.node.type.name === 'image'
    ? selection
    : undefined;
}

/** The selected picture; `undefined` where none is. */
export function readTextPicture(editor: Editor): TextPicture | undefined {
  const found = selectedImage(editor);
  return found && { file: String(found.node.attrs.src), alt: String(found.node.attrs.alt ?? '') };
}

/** Inserts a picture as a figure, or changes the selected one and keeps its caption. */
export function insertTextPicture(
  editor: Editor,
  { file, alt }: TextPicture,
  { caption, replaces }: { caption: string; replaces: boolean },
): void {
  const { state, schema, view } = editor;
  const selected = replaces ? selectedImage(editor) : undefined;
  if (selected) {
    const attributes = { ...selected.node.attrs, src: file, alt };
    view.dispatch(state.tr.setNodeMarkup(selected.from, undefined, attributes));
    return;
  }
  const text = { type: 'figcaption', content: [{ type: 'text', text: caption }] };
  const figure = schema.nodeFromJSON({
    type: 'figure',
    content: [{ type: 'image', attrs: { src: file, alt } }, ...(caption === '' ? [] : [text])],
  });
  view.dispatch(moveBelowFigure(state.tr.replaceSelectionWith(figure)).scrollIntoView());
}

/** Puts the cursor below an inserted figure: what is typed or pasted next would replace the selected picture. */
function moveBelowFigure(change: Transaction): Transaction {
  const { $from } = change.selection;
  let { depth } = $from;
  while (depth > 0 && $from.node(depth).type.name !== 'figure') depth -= 1;
  const { paragraph } = change.doc.type.schema.nodes;
  if (depth === 0 || !paragraph) return change;
  const end = $from.after(depth);
  if (!change.doc.resolve(end).nodeAfter?.isTextblock) change.insert(end, paragraph.create());
  return change.setSelection(TextSelection.create(change.doc, end + 1));
}

/** Removes the selected picture with its figure. */
export function removeTextPicture(editor: Editor): void {
  const selected = selectedImage(editor);
  if (!selected) return;
  const { $from, from, to } = selected;
  const isInFigure = $from.parent.type.name === 'figure';
  const range = isInFigure ? [$from.before(), $from.after()] : [from, to];
  editor.view.dispatch(editor.state.tr.delete(range[0] ?? from, range[1] ?? to));
}
