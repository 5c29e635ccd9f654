/** @jsxRuntime classic */
/** @jsx h */
import { h } from 'preact';
import type { Messages, ToolName } from '../../../shared/options';
import type { Tool } from '../../../tools/tool';
import { Icon } from '../../../view/icon';
import type { ViewState } from '../../../view/view-state';
import type { ExtensionSession } from '../../extension';
import type { FurtherTool, RunningTool } from '../../further-tool';
import { shortcutName } from '../../parse-hotkeys';
import { toolState } from './tool-state';

type NamedTool = Tool & { name: ToolName };

/** The other buttons open panels, or belong to the caption or to a reading. */
const isNamedTool = (tool: Tool): tool is NamedTool =>
  !/^(more|caption-size|read-on-.+)$/.test(tool.name);

function start({ host: { shadow }, hotkeys }: ExtensionSession): RunningTool {
  const Entry = (tool: NamedTool, { messages, settings }: ViewState) => {
    const state = toolState(tool, settings, messages);
    return (
      <li key={tool.name}>
        {Icon(tool.icon(settings))}
        <div>
          <b>{messages[tool.name]}</b> {state && <small>{state}</small>}
          <br />
          {messages[`help-${tool.name}`]}
        </div>
      </li>
    );
  };

  const Key = (keys: string, text: string | undefined) => (
    <li key={keys}>
      <kbd>{keys}</kbd>
      <div>{text}</div>
    </li>
  );

  const Keys = (tools: readonly Tool[], messages: Messages) => (
    <ul>
      {Key('← → ↑ ↓', messages.helpArrows)}
      {Key('Home End', messages.helpEnds)}
      {Key('Enter', messages.helpEnter)}
      {Key('Esc', messages.helpEscape)}
      {tools.some(({ name }) => name === 'regions') && Key('1–9', messages.helpDigits)}
      {[...hotkeys].map(([name, hotkey]) => Key(shortcutName(hotkey), messages[name]))}
    </ul>
  );

  const HelpPanel = (view: ViewState) => {
    const { messages, isLow, hasCaption } = view;
    const tools = view.tools.filter(isNamedTool);
    const classes = ['more', 'dialog', isLow && 'high', hasCaption && 'captioned'];
    return (
      <div
        key="help"
        class={classes.filter(Boolean).join(' ')}
        part="help-panel"
        role="dialog"
        aria-label={messages.help}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard (WCAG 2.1.1) */}
        <div class="help" part="help-text" role="group" aria-label={messages.help} tabindex={0}>
          <h2>{messages.helpTools}</h2>
          <ul>{tools.map((tool) => Entry(tool, view))}</ul>
          <h2>{messages.helpKeys}</h2>
          {Keys(tools, messages)}
        </div>
      </div>
    );
  };

  return {
    panel: {
      render: HelpPanel,
      opened: () => shadow.querySelector<HTMLElement>('[part=help-text]')?.focus(),
    },
  };
}

export const help: FurtherTool = {
  tool: {
    name: 'help',
    icon: () => 'M12 3a9 9 0 1 0 .1 0M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17h.1',
    press: () => ({}),
  },
  start,
};
