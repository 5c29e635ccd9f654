import type { Settings, ToolbarOptions } from '../shared/options';
import { warn } from '../shared/warn';
import type { SettingDefinitions } from '../settings/settings';
import type { Tool } from '../tools/tool';
import type { ExtensionSession } from './extension';
import { toNumber } from './to-number';

type Rate = NonNullable<Settings['rate']>;

const isFast = (rate: Rate): boolean => Number(rate) > 1;

const slowest = 0.75;
const fastest = 2;

/** Options whose invalid rates have been reported: they are parsed at each opening. */
const reported = new WeakSet<ToolbarOptions>();

/** The option `rates`, an array or the attribute's text, in ascending order; empty for fewer than two valid ones. */
function ratesOf(options: ToolbarOptions): Rate[] {
  const given: unknown = options.rates;
  if (given === undefined) return [];
  const isText = typeof given === 'string';
  const isReported = reported.has(options);
  const report = (value: unknown) => {
    if (!isReported) warn(isText ? 'data-rates:' : 'rates:', value);
  };
  const rates = new Set<number>();
  for (const value of isText ? (given.match(/[^\s,]+/g) ?? []) : [given].flat()) {
    const rate = Math.round(toNumber(value) * 100) / 100;
    if (rate >= slowest && rate <= fastest) rates.add(rate);
    else report(value);
  }
  if (rates.size === 1) report(given);
  reported.add(options);
  return rates.size > 1 ? [...rates].sort((a, b) => a - b).map((rate): Rate => `${rate}`) : [];
}

/** Adds the setting `rate` where the host gives rates. @returns its name, unless it was there */
export function defineRate(
  definitions: SettingDefinitions,
  options: ToolbarOptions,
): (keyof Settings)[] {
  const rates = ratesOf(options);
  if (!rates.length) return [];
  const known = definitions.rate?.[1];
  definitions.rate = ['rate', [...new Set([...(known ?? ['none']), ...rates])]];
  return known ? [] : ['rate'];
}

/** A speed tool that steps through the rates, and names the current one in its label. @returns the undo */
export function startRates({ options, toolbar, state, show, rate }: ExtensionSession): () => void {
  const rates = ratesOf(options);
  if (!rates.length) return () => undefined;
  const label = state.messages.speed;
  const sync = () => {
    const { rate: chosen = 'none', speed } = toolbar.settings;
    // `speed` was changed on a page without rates, or by the host.
    if (chosen !== 'none' && isFast(chosen) !== (speed === 'fast')) toolbar.set({ rate: 'none' });
    else show({ messages: { ...state.messages, speed: `${label} ${rate()}` } });
  };
  const speedTool = (tool: Tool): Tool => ({
    ...tool,
    icon: () => `M5 19a9 9 0 1 1 14 0M12 14l${Math.round(8 * rate() - 11)}-4`,
    press() {
      const next = rates.find((value) => Number(value) > rate()) ?? rates[0] ?? '1';
      return {
        patch: { rate: next, speed: isFast(next) ? 'fast' : 'normal' },
        say: 'rateChanged',
        shift: next,
      };
    },
  });
  show({ tools: state.tools.map((tool) => (tool.name === 'speed' ? speedTool(tool) : tool)) });
  sync();
  return toolbar.on('change', sync);
}
