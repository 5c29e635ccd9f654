/** @jsxImportSource preact */
import type { Messages, Settings, ToolName } from '../options';
import type { Tool } from '../tools/tool';
import { Icon } from './icon';

interface PanelProps {
  messages: Messages;
  tools: readonly Tool[];
  active: ToolName | undefined;
  settings: Readonly<Settings>;
}

/** The bar: one tab stop, a switch's state told by aria-pressed (ARIA toolbar pattern). */
export function Panel({ messages, tools, active, settings }: PanelProps) {
  const buttons = [];
  for (const { name, icon, pressed } of tools) {
    buttons[buttons.length] = (
      <button
        key={name}
        type="button"
        part="button"
        data-tool={name}
        tabindex={name === active ? 0 : -1}
        aria-pressed={pressed?.(settings)}
      >
        <Icon path={icon(settings)} />
        {messages[name]}
      </button>
    );
  }
  return (
    <div class="panel" part="panel" role="toolbar" aria-label={messages.toolbar}>
      {buttons}
    </div>
  );
}
