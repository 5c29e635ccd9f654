/** @jsxRuntime classic */
/** @jsx h */
import { h } from 'preact';
import { Icon } from './icon';
import type { ViewState } from './view-state';

/** The bar: one tab stop, aria-pressed on switches (ARIA toolbar pattern). */
export function Panel({ isLow, messages, tools, active, settings }: ViewState) {
  return (
    <div
      class={isLow ? 'bar low' : 'bar'}
      part="panel"
      role="toolbar"
      aria-label={messages.toolbar}
    >
      {tools.map(({ name, icon, pressed }) => (
        <button
          part="button"
          data-tool={name}
          tabindex={name === active ? 0 : -1}
          aria-pressed={pressed?.(settings)}
        >
          {Icon(icon(settings))}
          {messages[name]}
        </button>
      ))}
    </div>
  );
}
