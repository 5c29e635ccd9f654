import type { Settings } from '../shared/options';
import type { Extension, StartExtension } from './extension';
import { claimsOf } from '../shared/instances';
import { lacksZoom } from '../page/zoom';
import { warn } from '../shared/warn';
import { setCreateElement } from './create-element';
import { startFrameStyles } from './frame-styles';
import { furtherRules, furtherTools } from './further-tools';
import { parseHotkeys } from './parse-hotkeys';
import { watchHotkeys } from './watch-hotkeys';
import { furtherEn, furtherZhCN } from './messages';
import { defineZoom, startZoom } from './max-zoom';
import { startMorePanel } from './more-panel';
import { createPanels } from './panels';
import { defineRate, startRates } from './rates';
import { startTools } from './start-tools';
import { writeScript } from './traditional/traditional-messages';
import { textZoomEn, textZoomZhCN } from './text-zoom/messages';
import { enlargeText } from './text-zoom/text-zoom';

const start: StartExtension = (open, state, show) => {
  const panels = createPanels(open, show);
  const isTool = (name: string) => state.tools.some((tool) => tool.name === name);
  const hotkeys = parseHotkeys(open.options.hotkeys, isTool, warn);
  const session = { ...open, state, show, panels, hotkeys };
  const stopRates = startRates(session);
  const stopZoom = startZoom(session);
  const stopFrameStyles = startFrameStyles(session);
  const keys = watchHotkeys(session);
  const tools = startTools(session, keys.update);
  const more = startMorePanel(session, tools);
  // A stored zoom was not applied before the file had loaded.
  if (lacksZoom) claimsOf(open.window.document).at(-1)?.fit();
  return () => {
    // Another open toolbar fits the page again, with its zoom.
    if (lacksZoom) enlargeText(open.window, 1);
    more.stop();
    panels.stop();
    keys.stop();
    tools.stop();
    stopRates();
    stopZoom();
    stopFrameStyles();
  };
};

export const extend: Extension = (
  createElement,
  registry,
  settingDefinitions,
  settingNames,
  pageHooks,
  zhCN,
  en,
  options,
  roleZhCN,
  lang,
) => {
  setCreateElement(createElement);
  const names = registry.map(({ name }) => name);
  const missing = furtherTools.filter(({ tool }) => !names.includes(tool.name));
  // Before the last: exit stays at the end of the bar.
  registry.splice(-1, 0, ...missing.map(({ tool }) => tool));
  for (const { settings = {} } of missing) {
    Object.assign(settingDefinitions, settings);
    settingNames.push(...(Object.keys(settings) as (keyof Settings)[]));
  }
  settingNames.push(...defineRate(settingDefinitions, options));
  defineZoom(settingDefinitions, options);
  Object.assign(zhCN, furtherZhCN);
  Object.assign(en, furtherEn);
  pageHooks.rules = furtherRules;
  if (lacksZoom) {
    Object.assign(zhCN, textZoomZhCN);
    Object.assign(en, textZoomEn);
    pageHooks.zoom = enlargeText;
  }
  for (const table of [zhCN, roleZhCN]) writeScript(table, lang);
  return start;
};
