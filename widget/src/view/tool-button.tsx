/** @jsxRuntime classic */
/** @jsx h */
import { h } from 'preact';
import type { Tool } from '../tools/tool';
import { Icon } from './icon';
import type { ViewState } from './view-state';

/** The button of a tool; one button of the toolbar is in the page's tab order. */
export const ToolButton = (
  { name, icon, pressed, expanded }: Tool,
  { active, messages, settings }: ViewState,
) => (
  <button
    key={name}
    part="button"
    data-tool={name}
    tabindex={name === active ? 0 : -1}
    aria-pressed={pressed?.(settings)}
    aria-expanded={expanded?.()}
  >
    {Icon(icon(settings))}
    {messages[name]}
  </button>
);
