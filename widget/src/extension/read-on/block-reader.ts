/*
 * Position in the text of a scope: the current sentence, and the sentences before and after it, found block by block.
 * What can go wrong: removed nodes, blocks longer than a walk, long stretches without text. block-reader.test.ts covers
 * each case.
 */
import {
  findBlock,
  findPreviousBlock,
  sentenceAt,
  startOfBlock,
  type Block,
  type Found,
} from './find-block';
import { isElement } from '../../shared/dom';
import type { Cursor } from '../flat-tree';
import { kindOf } from './readable-node';
import type { Place } from './reading-place';
import { createCursorTracker } from './cursor-tracker';
import { piecesOf, type Piece } from './text-run';

export interface BlockReader {
  /** The parts of the current sentence; empty before the first move. */
  pieces(): Piece[];
  /**
   * Goes to the sentence at a place. @param isCurrent false ends the search
   * @returns whether there is a sentence at or after it
   */
  goTo(place: Place, isCurrent: () => boolean): Promise<boolean>;
  /** Goes to the next sentence, or to the previous one. @returns false at the end; the position stays */
  move(isBackward: boolean, isCurrent: () => boolean): Promise<boolean>;
  stop(): void;
}

/** Lets input and rendering happen between two walks. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

export function createBlockReader(window: Window & typeof globalThis, scope: Node): BlockReader {
  const tracker = createCursorTracker(window);
  const before = tracker.track();
  const after = tracker.track();
  let block: Block | undefined;
  let index = 0;

  function enter(found: Block, sentence: number): void {
    block = found;
    index = sentence;
    before.set(found.start);
    after.set(found.end);
    for (const node of new Set(found.run.nodes)) tracker.observe(node);
  }

  async function search(
    from: Cursor,
    walk: (cursor: Cursor, scope: Node) => Found,
    isCurrent: () => boolean,
  ): Promise<Block | undefined> {
    let cursor = from;
    for (;;) {
      const found = walk(cursor, scope);
      if (found.block ?? found.isEnd) return found.block;
      cursor = found.cursor;
      await nextTask();
      if (!isCurrent()) return undefined;
    }
  }

  const isThere = (sentence: number): boolean => {
    const { start } = block?.sentences[sentence] ?? {};
    return start !== undefined && !!block?.run.nodes[start]?.isConnected;
  };

  return {
    pieces() {
      const sentence = block?.sentences[index];
      return block && sentence ? piecesOf(block.run, sentence) : [];
    },
    async goTo({ node, offset }, isCurrent) {
      const at = { node, isAfter: false, ...(offset && { offset }) };
      const isBlock = node === scope || (isElement(node) && kindOf(node) === 'block');
      const found = await search(isBlock ? at : startOfBlock(at, scope), findBlock, isCurrent);
      if (!found || !isCurrent()) return false;
      enter(found, sentenceAt(found, node, offset));
      return true;
    },
    async move(isBackward, isCurrent) {
      tracker.flush();
      const way = isBackward ? -1 : 1;
      for (let next = index + way; block?.sentences[next]; next += way) {
        if (!isThere(next)) continue;
        index = next;
        return true;
      }
      const found = isBackward
        ? await search(before.cursor, findPreviousBlock, isCurrent)
        : await search(after.cursor, findBlock, isCurrent);
      if (!found || !isCurrent()) return false;
      enter(found, isBackward ? found.sentences.length - 1 : 0);
      return true;
    },
    stop: () => tracker.stop(),
  };
}
