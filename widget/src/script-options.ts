import type { ToolbarOptions, ToolName } from './options';
import { isToolName } from './tools/registry';
import type { Warn } from './warn';

/** Options out of the script tag's data-* attributes. A wrong value is warned of and left out. */
export function scriptOptions(data: DOMStringMap, document: Document, warn: Warn): ToolbarOptions {
  const options: ToolbarOptions = {};
  const { namespace, lang, fallbackAudioUrl, opener, open, position, tools } = data;
  const wrong = (attribute: string, value: string) => warn(`data-${attribute}: ${value}`);

  if (namespace) options.namespace = namespace;
  if (lang) options.lang = lang;
  if (fallbackAudioUrl) options.fallbackAudioUrl = fallbackAudioUrl;
  if (open === 'true') options.open = true;
  else if (open && open !== 'false') wrong('open', open);
  if (position === 'top' || position === 'bottom') options.position = position;
  else if (position) wrong('position', position);
  if (opener) {
    try {
      document.querySelector(opener);
      options.opener = opener;
    } catch {
      wrong('opener', opener);
    }
  }
  if (tools) {
    const chosen: ToolName[] = [];
    for (const name of tools.trim().split(/[\s,]+/)) {
      if (isToolName(name)) chosen[chosen.length] = name;
      else wrong('tools', name);
    }
    if (chosen.length) options.tools = chosen;
  }
  return options;
}
