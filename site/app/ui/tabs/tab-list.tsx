import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface TabListProps<Value extends string | number> {
  /** Prefix of the ids of tabs and panel: `<id>-<value>`, `<id>-panel`. */
  id: string;
  /** Accessible name of the list. */
  label: string;
  values: readonly Value[];
  shown: Value;
  labelOf: (value: Value) => ReactNode;
  onShow: (value: Value) => void;
  className?: string;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs of one panel: one tab stop, arrow keys between them (ARIA APG, tabs pattern). */
export function TabList<Value extends string | number>({
  id,
  label,
  values,
  shown,
  labelOf,
  onShow,
  className,
}: TabListProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = (values.indexOf(shown) + step + values.length) % values.length;
    const next = values[index];
    if (next === undefined) return;
    onShow(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus is on the tabs inside
    <div ref={list} role="tablist" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          role="tab"
          data-print={value === shown ? 'keep' : undefined}
          id={`${id}-${value}`}
          aria-selected={value === shown}
          aria-controls={`${id}-panel`}
          tabIndex={value === shown ? 0 : -1}
          onClick={() => onShow(value)}
        >
          {labelOf(value)}
        </button>
      ))}
    </div>
  );
}

/** Tabs above a grid, with a line under the shown one. */
export const TabRow = styled(TabList)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  margin: -10px 0 24px -12px;

  button {
    min-height: var(--hit);
    padding: 0 12px;
    border: solid transparent;
    border-width: 0 0 2px;
    background: none;
    font-size: 1rem;
    text-align: start;
  }

  button:hover {
    background: var(--silk);
  }

  [aria-selected='true'] {
    border-bottom-color: var(--cinnabar);
    color: var(--cinnabar-text);
    font-weight: 700;
  }

  /* Forced colours also paint transparent borders. */
  @media (forced-colors: active) {
    button:not([aria-selected='true']) {
      border-color: Canvas;
    }
  }
` as typeof TabList;
