import type { RefObject } from 'react';
import type { EntryPart } from '../../../contract/entities/entry-part';
import { usePageWords } from '../../i18n/page-words';
import { columnsOf, widthInColumns } from './leaf-text';
import { Frame } from './leaf.styles';
import { useSwipe } from './use-swipe';
import { words as ownWords } from './words';

interface LeafProps {
  leaf: EntryPart;
  /** Its place among the leaves, from 1. */
  index: number;
  total: number;
  isPunctuated: boolean;
  /** Rem. */
  size: number;
  /** Turns as many leaves further. */
  onTurn: (by: 1 | -1) => void;
  windowRef: RefObject<HTMLDivElement | null>;
}

/** One leaf as it was printed, to be read from the top right. */
export function Leaf(props: LeafProps) {
  const { leaf, index, total, isPunctuated, size, onTurn, windowRef } = props;
  const words = usePageWords(ownWords);
  const columns = columnsOf(leaf.facts.text ?? '', isPunctuated);
  useSwipe(windowRef, isScrolledOut, onTurn);
  return (
    <Frame style={{ '--leaf-size': `${size}rem`, '--columns': widthInColumns(columns) }}>
      <div className="fold" lang="zh" aria-hidden="true">
        <span>{leaf.facts.fold}</span>
        <svg viewBox="0 0 16 40">
          <path d="M0 0h16v18L8 8 0 18Z" />
        </svg>
        <span>{toFigures(index)}</span>
      </div>
      <div className="columns">
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see below */}
        <div
          ref={windowRef}
          className="window"
          role="region"
          aria-label={words.place(index, total, leaf.title)}
          // A leaf in large type scrolls; the arrow keys turn it, and so does a swipe.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onKeyDown={(event) => {
            const by = event.key === 'ArrowLeft' ? 1 : event.key === 'ArrowRight' ? -1 : undefined;
            if (by === undefined || !isScrolledOut(event.currentTarget, by)) return;
            event.preventDefault();
            onTurn(by);
          }}
        >
          {columns.map((column, place) => (
            <p key={place} lang="zh">
              {column}
            </p>
          ))}
        </div>
      </div>
    </Frame>
  );
}

/** Whether nothing is left to scroll to in that direction: only then is the leaf turned. */
export function isScrolledOut(window: HTMLElement, by: 1 | -1): boolean {
  const hidden = window.scrollWidth - window.clientWidth;
  const passed = Math.abs(window.scrollLeft);
  // Both widths are rounded, the way between them is not.
  return by === 1 ? passed >= hidden - 2 : passed <= 2;
}

const figures = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** As the fold of a leaf counts: 一, 二, … 一二. */
function toFigures(number: number): string {
  return String(number).replace(/\d/g, (digit) => figures[Number(digit)] ?? digit);
}
