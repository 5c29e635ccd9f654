import type { Messages, Settings } from '../../../shared/options';
import type { Tool } from '../../../tools/tool';

/** The state of a tool in words; `''` for tools without one. */
export function toolState(tool: Tool, settings: Readonly<Settings>, messages: Messages): string {
  const { helpOn = '', helpOff = '' } = messages;
  const { zoom, colourShift, scheme = 'none', spacing = 'none' } = settings;
  const isOn = tool.pressed?.(settings);
  if (isOn !== undefined) return isOn ? helpOn : helpOff;
  switch (tool.name) {
    case 'zoom-in':
    case 'zoom-out':
      return `${Math.round(zoom * 100)} %`;
    case 'colour-weakness':
      return colourShift === 'none' ? helpOff : `${colourShift}°`;
    case 'scheme':
      return (messages[`scheme-${scheme}`] ?? '').replace('{tool}', '').trim();
    case 'spacing':
      return spacing === 'none' ? helpOff : spacing;
    default:
      return '';
  }
}
