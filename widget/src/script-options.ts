import type { ToolbarOptions } from './options';
import { getOwn } from './shared/get-own';
import { isToolName } from './tools/registry';
import type { Warn } from './warn';

const flag = /^(true|false)$/;
const some = /./;

/** What an attribute may hold, by the name of its option. */
const formats: Readonly<Record<string, RegExp>> = {
  auto: flag,
  namespace: some,
  lang: /^(zh|en)\b/i,
  fallbackAudioUrl: some,
  cookieDomain: some,
  opener: some,
  open: flag,
  position: /^(top|bottom)$/,
  tools: /[^\s,]/,
};

/** Options out of the script tag's data-* attributes. A wrong value or name is warned of and left out. */
export function scriptOptions(data: DOMStringMap, document: Document, warn: Warn): ToolbarOptions {
  const options: Record<string, unknown> = {};
  for (const [name, value = ''] of Object.entries(data)) {
    const attribute = `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}: `;
    let isRight = getOwn(formats, name)?.test(value);
    try {
      if (name === 'opener') document.querySelector(value);
      if (name === 'fallbackAudioUrl') new URL(value, document.baseURI);
    } catch {
      isRight = false;
    }
    if (!isRight) warn(attribute + value);
    else if (name === 'tools') {
      const tools = (value.match(/[^\s,]+/g) ?? []).filter((tool) => {
        if (!isToolName(tool)) warn(attribute + tool);
        return isToolName(tool);
      });
      if (tools.length) options[name] = tools;
    } else if (name !== 'auto') options[name] = name === 'open' ? value === 'true' : value;
  }
  return options;
}
