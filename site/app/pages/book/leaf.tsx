import type { RefObject } from 'react';
import type { EntryPart } from '../../../contract/schemas/content';
import { usePageMessages } from '../../i18n/use-page-messages';
import { splitIntoColumns, countColumns } from './leaf-text';
import { Frame } from './leaf.styles';
import { useSwipe } from './use-swipe';
import { messages as ownMessages } from './messages';

interface LeafProps {
  leaf: EntryPart;
  /** Position among the leaves, from 1. */
  index: number;
  total: number;
  isPunctuated: boolean;
  /** Text size in rem. */
  size: number;
  /** 1 turns to the next leaf, -1 to the previous one. */
  onTurn: (by: 1 | -1) => void;
  scrollContainerRef: RefObject<HTMLDivElement | null>;
}

/** One leaf as printed: vertical columns from right to left. */
export function Leaf(props: LeafProps) {
  const { leaf, index, total, isPunctuated, size, onTurn, scrollContainerRef } = props;
  const messages = usePageMessages(ownMessages);
  const columns = splitIntoColumns(leaf.facts.text ?? '', isPunctuated);
  useSwipe(scrollContainerRef, isScrolledToEnd, onTurn);
  return (
    <Frame style={{ '--leaf-size': `${size}rem`, '--columns': countColumns(columns) }}>
      <div className="fold" lang="zh" aria-hidden="true">
        <span>{leaf.facts.fold}</span>
        <svg viewBox="0 0 16 40">
          <path d="M0 0h16v18L8 8 0 18Z" />
        </svg>
        <span>{toChineseNumerals(index)}</span>
      </div>
      <div className="columns">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focusable scroll container, see below */}
        <div
          ref={scrollContainerRef}
          className="window"
          role="region"
          aria-label={messages.place(index, total, leaf.title)}
          // Focusable: a leaf in large type scrolls, and the arrow keys turn it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onKeyDown={(event) => {
            const by = event.key === 'ArrowLeft' ? 1 : event.key === 'ArrowRight' ? -1 : undefined;
            if (by === undefined || !isScrolledToEnd(event.currentTarget, by)) return;
            event.preventDefault();
            onTurn(by);
          }}
        >
          {columns.map((column, position) => (
            <p key={position} lang="zh">
              {column}
            </p>
          ))}
        </div>
      </div>
    </Frame>
  );
}

/** Whether the element is scrolled to its end in that direction; only then is the leaf turned. */
export function isScrolledToEnd(element: HTMLElement, by: 1 | -1): boolean {
  const overflow = element.scrollWidth - element.clientWidth;
  const scrolled = Math.abs(element.scrollLeft);
  // The widths are rounded to integers, scrollLeft is not.
  return by === 1 ? scrolled >= overflow - 2 : scrolled <= 2;
}

const numerals = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** Chinese numerals digit by digit, as on the fold of a leaf: 一, 二, … 一二. */
function toChineseNumerals(number: number): string {
  return String(number).replace(/\d/g, (digit) => numerals[Number(digit)] ?? digit);
}
