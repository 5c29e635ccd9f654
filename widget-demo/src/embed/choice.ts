import type { ToolName } from '../../../widget/src/shared/options';
import { allTools, isTool, standardTools } from './tool-descriptions';

/** What the webmaster has chosen. Empty texts stand for the default of the toolbar. */
export interface Choice {
  /** In the order of the bar. */
  tools: readonly ToolName[];
  lang: '' | 'zh-CN' | 'en';
  position: '' | 'bottom';
  open: '' | 'true';
  namespace: string;
  opener: string;
  /** Largest zoom. */
  maxZoom: string;
  /** Speech rates, separated by spaces. */
  rates: string;
  /** `tool=keys`, separated by spaces. */
  hotkeys: string;
  fallbackAudioUrl: string;
  cookieDomain: string;
  /** Folder of the toolbar's files on the webmaster's server: a path or an address. */
  folder: string;
}

/** Selector of the button in the snippet. */
export const defaultOpener = '[data-open-accessibility]';

/** Names of the choices that are texts; each is a search parameter of the page and, but for `folder`, an attribute. */
export const textNames = [
  'lang',
  'position',
  'open',
  'namespace',
  'opener',
  'maxZoom',
  'rates',
  'hotkeys',
  'fallbackAudioUrl',
  'cookieDomain',
  'folder',
] as const;

/** Choices of the largest zoom beyond the default, 1.4. */
export const zoomLimits = ['1.6', '1.8', '2'];
/** Choices of speech rates beyond the default, 1 and 1.5. */
export const rateLists = ['0.75 1 1.5', '0.75 1 1.25 1.5 2'];

const closedValues: Readonly<Partial<Record<(typeof textNames)[number], readonly string[]>>> = {
  lang: ['zh-CN', 'en'],
  position: ['bottom'],
  open: ['true'],
  maxZoom: zoomLimits,
  rates: rateLists,
};

/** @param folder where the snippet expects the files unless the webmaster names another folder */
export const defaultChoice = (folder: string): Choice => ({
  tools: standardTools,
  lang: '',
  position: '',
  open: '',
  namespace: '',
  opener: defaultOpener,
  maxZoom: '',
  rates: '',
  hotkeys: '',
  fallbackAudioUrl: '',
  cookieDomain: '',
  folder,
});

/** Reads the search of the page's address, which anybody may have written: what is not valid has its default. */
export function parseChoice(search: string, defaults: Choice): Choice {
  const parameters = new URLSearchParams(search);
  const choice = { ...defaults };
  for (const name of textNames) {
    const value = parameters.get(name);
    if (value === null || value.length > 200) continue;
    if (closedValues[name]?.includes(value) ?? true) choice[name] = value as never;
  }
  const tools = [...new Set((parameters.get('tools') ?? '').split(' '))].filter(isTool);
  return tools.length > 0 ? { ...choice, tools } : choice;
}

/** The search with what differs from the defaults. */
export function searchOf(choice: Choice, defaults: Choice): string {
  const parameters = new URLSearchParams();
  const tools = choice.tools.join(' ');
  if (tools !== defaults.tools.join(' ')) parameters.set('tools', tools);
  for (const name of textNames) {
    if (choice[name] !== defaults[name]) parameters.set(name, choice[name]);
  }
  return parameters.size > 0 ? `?${String(parameters)}` : '';
}

/** The attributes of the script tag, in the order of the README. */
export const attributeNames = {
  namespace: 'data-namespace',
  lang: 'data-lang',
  opener: 'data-opener',
  open: 'data-open',
  tools: 'data-tools',
  maxZoom: 'data-max-zoom',
  rates: 'data-rates',
  position: 'data-position',
  fallbackAudioUrl: 'data-fallback-audio-url',
  cookieDomain: 'data-cookie-domain',
  hotkeys: 'data-hotkeys',
} as const satisfies Partial<Record<keyof Choice, string>>;

/** The attributes that differ from the toolbar's defaults. */
export function attributesOf(choice: Choice): Record<string, string> {
  const isEqual = (tools: readonly ToolName[]) => tools.join() === choice.tools.join();
  const tools = isEqual(allTools) ? 'all' : isEqual(standardTools) ? '' : choice.tools.join(' ');
  const values = { ...choice, tools };
  const names = Object.keys(attributeNames) as (keyof typeof attributeNames)[];
  return Object.fromEntries(
    names.filter((name) => values[name]).map((name) => [attributeNames[name], values[name]]),
  );
}
