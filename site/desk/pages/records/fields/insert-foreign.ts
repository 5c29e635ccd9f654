import type { EditorView } from '@tiptap/pm/view';
import { parsePasted } from './html';

/** What becomes of pictures that come from outside the editor. */
export interface ForeignPictures {
  /** File of a picture of the record by its file or its address on the site. */
  fileOf: (source: string) => string | undefined;
  /** Called with the number of pictures of other sites in each pasted text, which are left out. */
  onLeftOut: (count: number) => void;
  /** Called with a picture that was pasted or dropped as a file. */
  onFile: (file: File) => void;
}

/** Inserts what was pasted or dropped: cleaned rich text, plain text, or the first picture among files. */
export function insertForeign(
  view: EditorView,
  event: Event,
  data: DataTransfer | null,
  { fileOf, onLeftOut, onFile }: ForeignPictures,
): boolean {
  event.preventDefault();
  const { state } = view;
  const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
  const html = data?.getData('text/html') ?? '';
  const text = data?.getData('text/plain') ?? '';
  const pasted = html === '' ? undefined : parsePasted(state.schema, html, fileOf);
  // A browser copies a picture as a file with its address beside it; a text may have a picture of itself.
  const isPicture = file !== undefined && !(pasted?.hasText ?? text !== '');
  onLeftOut(isPicture ? 0 : (pasted?.leftOut ?? 0));
  if (isPicture) onFile(file);
  else if (pasted) view.dispatch(state.tr.replaceSelection(pasted.slice).scrollIntoView());
  else if (text !== '') view.dispatch(state.tr.insertText(text).scrollIntoView());
  return true;
}
