import { useRef, type KeyboardEvent } from 'react';
import { usePageWords } from '../../i18n/page-words';
import type { Level } from './floor';
import { words } from './words';

interface LevelTabsProps {
  /** What the ids of tabs and panel begin with. */
  id: string;
  levels: readonly Level[];
  shown: Level;
  onShow: (level: Level) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The floors as tabs: one tab stop, arrow keys between them. */
export function LevelTabs({ id, levels, shown, onShow }: LevelTabsProps) {
  const say = usePageWords(words);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = (levels.indexOf(shown) + step + levels.length) % levels.length;
    const next = levels[place];
    if (next === undefined) return;
    onShow(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  };
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs in it take the focus
    <div ref={list} role="tablist" aria-label={say.levels} onKeyDown={onKeyDown}>
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
          {say.level(level)}
        </button>
      ))}
    </div>
  );
}
