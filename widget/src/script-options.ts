import type { ToolbarOptions } from './shared/options';
import { getOwn } from './shared/get-own';
import { isToolName } from './tools/registry';
import type { Warn } from './shared/warn';

const flag = /^(true|false)$/;
const nonEmpty = /./;

/** Valid values of each attribute, by option name. */
const formats: Readonly<Record<string, RegExp>> = {
  auto: flag,
  namespace: nonEmpty,
  lang: /^(zh|en)\b/i,
  fallbackAudioUrl: nonEmpty,
  cookieDomain: nonEmpty,
  hotkeys: nonEmpty,
  opener: nonEmpty,
  open: flag,
  position: /^(top|bottom)$/,
  tools: /[^\s,]/,
  rates: nonEmpty,
  maxZoom: nonEmpty,
};

/** Parses the data-* attributes of the script tag; invalid values and unknown names give a warning and are ignored. */
export function scriptOptions(data: DOMStringMap, document: Document, warn: Warn): ToolbarOptions {
  const options: Record<string, unknown> = {};
  for (const [name, value = ''] of Object.entries(data)) {
    const attribute = `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}: `;
    let isValid = getOwn(formats, name)?.test(value);
    try {
      if (name === 'opener') document.querySelector(value);
      if (name === 'fallbackAudioUrl') new URL(value, document.baseURI);
    } catch {
      isValid = false;
    }
    if (!isValid) warn(attribute + value);
    else if (name === 'tools') {
      const tools = (value.match(/[^\s,]+/g) ?? []).filter(
        (tool) => isToolName(tool) || warn(attribute + tool),
      );
      if (tools.length) options[name] = tools;
    } else if (name !== 'auto') options[name] = name === 'open' ? value === 'true' : value;
  }
  return options;
}
