import type { Settings, ToolbarOptions } from '../shared/options';
import type { SettingDefinitions } from '../settings/settings';
import { warn } from '../shared/warn';
import { magnifier } from '../tools/zoom-in';
import type { Tool } from '../tools/tool';
import type { ExtensionSession } from './extension';
import { toNumber } from './to-number';

const smallest = 1.4;
/** 200 % (WCAG 1.4.4). */
const largest = 2;
const step = 0.1;

/** Options whose invalid limit has been reported: it is parsed at each opening. */
const reported = new WeakSet<ToolbarOptions>();

/** The option `maxZoom`, a number or the attribute's text, rounded to a step; undefined without a valid one. */
function maxZoomOf(options: ToolbarOptions): number | undefined {
  const maxZoom: unknown = options.maxZoom;
  if (maxZoom === undefined) return undefined;
  const rounded = Math.round(toNumber(maxZoom) / step) / (1 / step);
  if (rounded >= smallest && rounded <= largest) return rounded;
  if (!reported.has(options)) {
    warn(typeof maxZoom === 'string' ? 'data-max-zoom:' : 'maxZoom:', maxZoom);
  }
  reported.add(options);
  return undefined;
}

/** Adds the zoom levels up to the option. Of several toolbars in one document the largest option applies. */
export function defineZoom(definitions: SettingDefinitions, options: ToolbarOptions): void {
  const maximum = maxZoomOf(options);
  if (maximum === undefined) return;
  const [key, levels] = definitions.zoom;
  const all = [...levels];
  for (let level = Number(all.at(-1)) + step; level < maximum + step / 2; level += step) {
    all.push(Math.round(level / step) / (1 / step));
  }
  definitions.zoom = [key, all];
}

/** Zoom tools that go up to the option and name the level in their labels, in per cent. @returns the undo */
export function startZoom({ options, toolbar, state, show }: ExtensionSession): () => void {
  const maximum = maxZoomOf(options);
  if (maximum === undefined) return () => undefined;
  const labels = state.messages;
  const percent = (zoom: number) => `${Math.round(zoom * 100)}%`;
  const sync = ({ zoom }: Readonly<Settings> = toolbar.settings) => {
    // The words in one line and the level in the next: the label has no room for a third.
    const withLevel = (label: string) =>
      zoom > 1 ? `${label.replaceAll(' ', '\u00a0')} ${percent(zoom)}` : label;
    show({
      messages: {
        ...state.messages,
        'zoom-in': withLevel(labels['zoom-in']),
        'zoom-out': withLevel(labels['zoom-out']),
      },
    });
  };
  const zoomIn: Tool = {
    name: 'zoom-in',
    icon: () => `${magnifier}M10 7v6`,
    press: ({ zoom }) =>
      zoom < maximum
        ? { patch: { zoom: zoom + step }, say: 'zoomChanged', shift: percent(zoom + step) }
        : { say: 'zoomMaximum' },
  };
  const zoomOut: Tool = {
    name: 'zoom-out',
    icon: () => magnifier,
    press: ({ zoom }) =>
      zoom > 1
        ? { patch: { zoom: zoom - step }, say: 'zoomChanged', shift: percent(zoom - step) }
        : { say: 'zoomMinimum' },
  };
  const own = (tool: Tool) => [zoomIn, zoomOut].find(({ name }) => name === tool.name) ?? tool;
  show({ tools: state.tools.map(own) });
  sync();
  return toolbar.on('change', ({ settings }) => sync(settings));
}
