import type { ToolName } from '../../../widget/src/shared/options';
import { h, joinLanguages, text } from '../bilingual';
import { allTools, describeTool, isFurtherTool } from './tool-descriptions';

export interface ToolList {
  element: HTMLElement;
  show(tools: readonly ToolName[]): void;
}

/**
 * Checkboxes of all tools, the chosen ones first and in the order of the bar, each with buttons that move it.
 * @param onChange called with the chosen tools in their order; never with none
 */
export function createToolList(onChange: (tools: readonly ToolName[]) => void): ToolList {
  let chosen: readonly ToolName[] = [];
  const element = h('ul', { className: 'tools' });
  const status = h('p', { className: 'status', attributes: { role: 'status' } });

  /** Redraws the rows; the focus stays with the tool. */
  function draw(focused?: { tool: ToolName; control: string }): void {
    const others = allTools.filter((tool) => !chosen.includes(tool));
    element.replaceChildren(...[...chosen, ...others].map(createRow));
    if (!focused) return;
    const row = element.querySelector(`[data-row="${focused.tool}"]`);
    const wanted = row?.querySelector<HTMLElement>(`.${focused.control}:not(:disabled)`);
    (wanted ?? row?.querySelector<HTMLElement>('.move:not(:disabled)'))?.focus();
  }

  function choose(tools: readonly ToolName[], tool: ToolName, control: string): void {
    if (tools.length === 0) {
      status.replaceChildren(
        h('span', {}, text('至少留一个工具。', 'At least one tool has to stay.')),
      );
      draw({ tool, control });
      return;
    }
    status.replaceChildren();
    chosen = tools;
    draw({ tool, control });
    onChange(chosen);
  }

  function createRow(tool: ToolName): HTMLElement {
    const index = chosen.indexOf(tool);
    const box = h('input', { type: 'checkbox', checked: index >= 0, className: 'box' });
    box.addEventListener('change', () => {
      const others = chosen.filter((other) => other !== tool);
      choose(box.checked ? withTool(chosen, tool) : others, tool, 'box');
    });
    const move = (className: string, by: number, arrow: string, label: string) => {
      const button = h(
        'button',
        {
          type: 'button',
          className: `move ${className}`,
          disabled: index < 0 || index + by < 0 || index + by >= chosen.length,
          attributes: { 'aria-label': label },
        },
        arrow,
      );
      button.addEventListener('click', () => {
        const moved = chosen.filter((other) => other !== tool);
        moved.splice(index + by, 0, tool);
        choose(moved, tool, className);
      });
      return button;
    };
    const description = describeTool(tool);
    const name = joinLanguages(description);
    return h(
      'li',
      { className: index < 0 ? 'left-out' : '', attributes: { 'data-row': tool } },
      h(
        'label',
        {},
        box,
        h(
          'span',
          {},
          description,
          isFurtherTool(tool) ? h('small', {}, text('第二个文件', 'second file')) : undefined,
        ),
      ),
      move('earlier', -1, '↑', `${joinLanguages(text('提前', 'Earlier'))}: ${name}`),
      move('later', 1, '↓', `${joinLanguages(text('移后', 'Later'))}: ${name}`),
    );
  }

  return {
    element: h('div', {}, element, status),
    show(tools) {
      chosen = tools;
      draw();
    },
  };
}

/** Adds a tool before `exit`, which stays at the end where it is there. */
function withTool(tools: readonly ToolName[], tool: ToolName): readonly ToolName[] {
  const last = tools.at(-1);
  return last === 'exit' ? [...tools.slice(0, -1), tool, last] : [...tools, tool];
}
