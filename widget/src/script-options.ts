import type { ToolbarOptions } from './shared/options';
import { isToolName } from './tools/registry';
import type { Warn } from './shared/warn';

/** The attributes with valid values, as `option=value`. */
const valid =
  /^((auto|open)=(true|false)$|lang=([zZ][hH]|[eE][nN])\b|position=(top|bottom)$|tools=[^]*[^\s,]|(namespace|fallbackAudioUrl|cookieDomain|hotkeys|opener|rates|maxZoom)=.)/;

/** Parses the data-* attributes of the script tag; invalid values and unknown names give a warning and are ignored. */
export function scriptOptions(data: DOMStringMap, document: Document, warn: Warn): ToolbarOptions {
  const options: Record<string, unknown> = {};
  for (const [name, value = ''] of Object.entries(data)) {
    const attribute = `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}: `;
    let isValid = valid.test(`${name}=${value}`);
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
