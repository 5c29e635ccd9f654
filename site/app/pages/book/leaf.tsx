import type { Ref } from 'react';
import type { EntryPart } from '../../../contract/entities/entry-part';
import { usePageWords } from '../../i18n/page-words';
import { columnsOf, widthInColumns } from './leaf-text';
import { Frame } from './leaf.styles';
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
  windowRef: Ref<HTMLDivElement>;
}

/** One leaf as it was printed, to be read from the top right. */
export function Leaf(props: LeafProps) {
  const { leaf, index, total, isPunctuated, size, onTurn, windowRef } = props;
  const words = usePageWords(ownWords);
  const columns = columnsOf(leaf.facts.text ?? '', isPunctuated);
  return (
    <Frame style={{ '--leaf-size': `${size}rem`, '--columns': widthInColumns(columns) }}>
      <div className="fold" lang="zh" aria-hidden="true">
        <span>{leaf.facts.fold}</span>
        <svg viewBox="0 0 16 40">
          <path d="M0 0h16v18L8 8 0 18Z" />
        </svg>
        <span>{toFigures(index)}</span>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see below */}
      <div
        ref={windowRef}
        className="window"
        role="region"
        aria-label={words.place(index, total, leaf.title)}
        // A leaf in large type scrolls, and the arrow keys turn it.
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
    </Frame>
  );
}

/** Whether nothing is left to scroll to in that direction: only then do the keys turn the leaf. */
function isScrolledOut(window: HTMLElement, by: 1 | -1): boolean {
  const hidden = window.scrollWidth - window.clientWidth;
  const passed = Math.abs(window.scrollLeft);
  return by === 1 ? passed >= hidden - 1 : passed <= 1;
}

const figures = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** As the fold of a leaf counts: 一, 二, … 一二. */
function toFigures(number: number): string {
  return String(number).replace(/\d/g, (digit) => figures[Number(digit)] ?? digit);
}
