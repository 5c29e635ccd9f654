import { isIgnoredText } from '../../shared/ignored-text';
import { splitSentences } from '../../speech/sentences';

/** A sentence of a run, by its characters. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Collapsed text of adjacent nodes, with the origin of each character. */
export interface TextRun {
  text: string;
  /** For each character, the text node or image that it comes from. */
  readonly nodes: Node[];
  /** For each character, its index in the text node; 0 for the alternative of an image. */
  readonly offsets: number[];
}

/** Maximum characters of a sentence; a longer one is split at a comma. */
const maxSentence = 300;

export const createRun = (): TextRun => ({ text: '', nodes: [], offsets: [] });

/** Adds text: white space is collapsed, glyphs of icon fonts (private-use code points) are left out. */
export function append(run: TextRun, text: string, node: Node, offset?: number): void {
  for (let index = 0; index < text.length; index++) {
    const isSpace = /\s/.test(text[index] ?? '');
    if (isSpace ? !run.text || run.text.endsWith(' ') : /[\ue000-\uf8ff]/.test(text[index] ?? ''))
      continue;
    run.text += isSpace ? ' ' : (text[index] ?? '');
    run.nodes.push(node);
    run.offsets.push(offset === undefined ? 0 : offset + index);
  }
}

/** The sentences with letters or digits. */
export function sentencesOf(run: TextRun): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const text of splitSentences(run.text, maxSentence)) {
    const end = start + text.length;
    if (/[\p{L}\p{N}]/u.test(text) && !isIgnoredText(text)) sentences.push({ text, start, end });
    start = end;
  }
  return sentences;
}

/** A part of one node within a sentence. */
export interface Piece {
  readonly node: Node;
  readonly text: string;
  /** Indexes in the text node; both 0 for an image. */
  readonly start: number;
  readonly end: number;
}

/** The parts of a sentence by node. */
export function piecesOf(run: TextRun, { start, end }: Sentence): Piece[] {
  const pieces: Piece[] = [];
  for (let from = start; from < end;) {
    const node = run.nodes[from] as Node;
    let to = from;
    while (to < end && run.nodes[to] === node) to++;
    const last = run.offsets[to - 1] ?? 0;
    pieces.push({
      node,
      text: run.text.slice(from, to),
      start: run.offsets[from] ?? 0,
      end: node.nodeType === 3 ? last + 1 : 0,
    });
    from = to;
  }
  return pieces;
}
