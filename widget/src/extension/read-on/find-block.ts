/*
 * Blocks of a page, found one at a time: the text between two edges of block-level boxes. A walk ends after a limited
 * number of nodes and characters, in the middle of a long block too, so that no page blocks the main thread.
 */
import { isElement } from '../../shared/dom';
import { includes, step, type Cursor } from '../flat-tree';
import { alternativeOf, isTextHidden, kindOf } from './readable-node';
import { append, createRun, sentencesOf, type Sentence, type TextRun } from './text-run';

export interface Block {
  readonly run: TextRun;
  /** Not empty. */
  readonly sentences: readonly Sentence[];
  start: Cursor;
  end: Cursor;
}

/** Result of one walk. */
export interface Found {
  block?: Block;
  /** Where the next walk goes on. */
  cursor: Cursor;
  /** Whether the walk has reached the end of the scope. */
  isEnd?: boolean;
}

/** Maximum of nodes and characters of one walk. */
const budget = 2000;

const hasContent = (element: Element): boolean => !/skipped|image/.test(kindOf(element));

const isEdge = ({ node }: Cursor): boolean => isElement(node) && kindOf(node) === 'block';

/** Finds the next block at or after a boundary. */
export function findBlock(from: Cursor, scope: Node): Found {
  const run = createRun();
  let left = budget;
  let cursor = from;
  let start = from;
  while (left-- > 0) {
    const { node, isAfter, offset = 0 } = cursor;
    if (isAfter && node === scope) return finish(run, start, cursor, true);
    if (!run.text) start = cursor;
    let isEntered = false;
    if (node.nodeType === 3 && !isAfter) {
      const all = node.nodeValue ?? '';
      const text = all.slice(offset, offset + left);
      left -= text.length;
      if (!isTextHidden(node)) append(run, text, node, offset);
      if (offset + text.length < all.length)
        return cutOff(run, start, { node, isAfter, offset: offset + text.length });
    } else if (isElement(node)) {
      // Outside of a block the end of an element has no effect.
      const kind = isAfter && !run.text ? 'inline' : kindOf(node);
      if (kind === 'block' && run.text.trim()) return finish(run, start, cursor);
      if (kind === 'image' && !isAfter) append(run, ` ${alternativeOf(node)} `, node);
      if (kind === 'spaced') append(run, ' ', node);
      isEntered = !/skipped|image/.test(kind);
    }
    const next = step(cursor, false, isEntered);
    if (next === cursor) return finish(run, start, cursor, true);
    cursor = next;
  }
  return cutOff(run, start, cursor);
}

function finish(run: TextRun, start: Cursor, cursor: Cursor, isEnd = false): Found {
  const sentences = sentencesOf(run);
  return sentences.length
    ? { block: { run, sentences, start, end: cursor }, cursor }
    : { cursor, isEnd };
}

/** The budget ended within a block: its last sentence may be incomplete and is left to the next walk. */
function cutOff(run: TextRun, start: Cursor, cursor: Cursor): Found {
  const found = finish(run, start, cursor);
  const { block } = found;
  const last = block?.sentences.at(-1);
  if (!block || !last || block.sentences.length < 2) return found;
  const node = run.nodes[last.start] as Node;
  const end = { node, isAfter: false, offset: run.offsets[last.start] ?? 0 };
  return { block: { ...block, sentences: block.sentences.slice(0, -1), end }, cursor: end };
}

/** The boundary where the block around a position begins, at most half of a walk before it. */
export function startOfBlock(from: Cursor, scope: Node): Cursor {
  const { node, isAfter, offset = 0 } = from;
  const limit = budget / 2;
  if (offset > limit) return { node, isAfter, offset: offset - limit };
  let cursor: Cursor = { node, isAfter };
  for (let left = limit; left > 0; left--) {
    const isEntered = cursor.isAfter && isElement(cursor.node) && hasContent(cursor.node);
    const next = step(cursor, true, isEntered);
    if (next === cursor || isEdge(next) || (next.node === scope && !next.isAfter)) return cursor;
    const length =
      next.isAfter && next.node.nodeType === 3 ? (next.node.nodeValue ?? '').length : 0;
    if (length > left) return { node: next.node, isAfter: false, offset: length - left };
    left -= length;
    cursor = next;
  }
  return cursor;
}

/** Finds the block before a boundary. */
export function findPreviousBlock(from: Cursor, scope: Node): Found {
  if (from.offset) return blockBefore(from, from, scope);
  let cursor = from;
  for (let left = budget; left > 0; left--) {
    const { node, isAfter } = cursor;
    if (node === scope && !isAfter) return { cursor, isEnd: true };
    if (cursor !== from && !isAfter && isReadable(node)) {
      const { length } = node.nodeValue ?? '';
      const found = blockBefore(
        { ...cursor, offset: length > budget / 2 ? length : 0 },
        from,
        scope,
      );
      if (found.block) return found;
    }
    const next = step(cursor, true, isAfter && isElement(node) && hasContent(node));
    if (next === cursor) return { cursor, isEnd: true };
    cursor = next;
  }
  return { cursor };
}

/** Whether a node is text or an image that is read. */
function isReadable(node: Node): boolean {
  if (node.nodeType === 3) return /\S/.test(node.nodeValue ?? '') && !isTextHidden(node);
  return isElement(node) && kindOf(node) === 'image' && alternativeOf(node) !== '';
}

/** The block around a boundary, up to another boundary. */
function blockBefore(at: Cursor, limit: Cursor, scope: Node): Found {
  const cursor = startOfBlock(at, scope);
  const { block } = findBlock(cursor, scope);
  if (!block) return { cursor };
  const { nodes, offsets } = block.run;
  const { offset = 0 } = limit;
  const end = nodes.findIndex(
    (node, index) => node === limit.node && (offsets[index] ?? 0) >= offset,
  );
  if (end < 0) return { block, cursor };
  const sentences = block.sentences.filter(({ start }) => start < end);
  return sentences.length ? { block: { ...block, sentences, end: limit }, cursor } : { cursor };
}

/** The index of the sentence at a node, or at a character of a text node; 0 where the block has none. */
export function sentenceAt({ run, sentences }: Block, node: Node, offset = 0): number {
  let character = -1;
  for (const [index, origin] of run.nodes.entries()) {
    if (!includes(node, origin)) continue;
    character = index;
    if ((run.offsets[index] ?? 0) >= offset) break;
  }
  return Math.max(
    0,
    sentences.findIndex(({ end }) => end > character),
  );
}
