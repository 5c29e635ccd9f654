import { useRef, type KeyboardEvent } from 'react';
import { usePageMessages } from '../../i18n/use-page-messages';
import type { Level } from './levels/floor';
import { floorPlanMessages } from './messages';

interface LevelTabsProps {
  /** Prefix of the ids of tabs and panel. */
  id: string;
  levels: readonly Level[];
  shown: Level;
  onShow: (level: Level) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The floors as tabs: one tab stop, arrow keys between them (ARIA APG, tabs pattern). */
export function LevelTabs({ id, levels, shown, onShow }: LevelTabsProps) {
  const messages = usePageMessages(floorPlanMessages);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = (levels.indexOf(shown) + step + levels.length) % levels.length;
    const next = levels[index];
    if (next === undefined) return;
    onShow(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus is on the tabs inside
    <div ref={list} role="tablist" aria-label={messages.levels} onKeyDown={onKeyDown}>
      {levels.map((level) => (
        <button
          key={level}
          type="button"
          role="tab"
          data-print={level === shown ? 'keep' : undefined}
          id={`${id}-${level}`}
          aria-selected={level === shown}
          aria-controls={`${id}-panel`}
          tabIndex={level === shown ? 0 : -1}
          onClick={() => onShow(level)}
        >
          {messages.level(level)}
        </button>
      ))}
    </div>
  );
}
