/** @jsxRuntime classic */
/** @jsx h */
import { h } from 'preact';
import type { ReadOnControl } from '../../shared/options';
import { Icon } from '../../view/icon';
import type { ViewState } from '../../view/view-state';
import type { ReadingStatus } from './read-on-controller';

const icons: Readonly<Record<ReadOnControl, string>> = {
  'read-on-previous': 'M6 5v14M19 5l-9 7 9 7z',
  'read-on-pause': 'M8 5v14M16 5v14',
  'read-on-next': 'M18 5v14M5 5l9 7-9 7z',
  'read-on-stop': 'M6 6h12v12H6z',
};
const resumeIcon = 'M7 4l12 8-12 8z';

export const controlNames = Object.keys(icons) as readonly ReadOnControl[];

/** Edge of the window where the controls stand, between the bars. */
export type Edge = 'top' | 'bottom';

/** The buttons of a reading; part of the arrow key order of the bar. */
export function Controls(
  { messages, active, isLow, hasCaption }: ViewState,
  status: ReadingStatus,
  edge: Edge,
) {
  const isPaused = status === 'paused';
  const edges = `${edge}${isLow ? ' low-bar' : ''}${hasCaption ? ' above-caption' : ''}`;
  return (
    <div class={`read-on ${edges}`} part="read-on" role="group" aria-label={messages['read-on']}>
      {controlNames.map((name) => (
        <button part="button" data-tool={name} tabindex={name === active ? 0 : -1}>
          {Icon(name === 'read-on-pause' && isPaused ? resumeIcon : icons[name])}
          {messages[name === 'read-on-pause' && isPaused ? 'read-on-resume' : name]}
        </button>
      ))}
    </div>
  );
}

/** The bar is 100 px high, the caption 150 px, both 66 px in low windows, as in view/styles.ts. */
export const controlStyles =
  '.layer>.read-on{--bar:100px;--caption:150px;box-sizing:border-box;right:0;width:fit-content;max-width:100%;margin:0 auto;display:flex;flex-wrap:wrap;justify-content:center;gap:2px;padding:2px;overflow:auto hidden;background:var(--paper);border:2px solid;border-radius:8px;box-shadow:0 0 16px #0006;pointer-events:auto;will-change:transform}' +
  '.layer>.read-on.top{top:calc(var(--bar) + 8px)}' +
  '.layer>.read-on.top.low-bar{top:8px}' +
  '.layer>.read-on.bottom{top:auto;bottom:8px}' +
  '.layer>.read-on.bottom.above-caption{bottom:calc(var(--caption) + 8px)}' +
  '.layer>.read-on.bottom.low-bar{bottom:calc(var(--bar) + 8px)}' +
  '.layer>.read-on.bottom.low-bar.above-caption{bottom:calc(var(--bar) + var(--caption) + 8px)}' +
  '.read-on button{width:auto;min-width:64px;min-height:56px;padding:2px 6px;white-space:nowrap}' +
  '.read-on svg{width:24px;height:24px;margin:0 auto 2px}' +
  '@media(max-height:400px){.layer>.read-on{--bar:66px;--caption:66px}.read-on button{display:flex;align-items:center;gap:4px;min-height:44px}}' +
  '@media print{.layer>.read-on{display:none}}';
