import type { ToolbarOptions, ToolName } from './options';
import { isToolName } from './tools/registry';
import type { Warn } from './warn';

function canDo(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

/** Options out of the script tag's data-* attributes. A wrong value or name is warned of and left out. */
export function scriptOptions(data: DOMStringMap, document: Document, warn: Warn): ToolbarOptions {
  const options: ToolbarOptions = {};
  const take: Record<string, (value: string) => boolean> = {
    auto: (value) => /^(true|false)$/.test(value),
    namespace: (value) => !!value && !!(options.namespace = value),
    lang: (value) => /^(zh|en)\b/i.test(value) && !!(options.lang = value),
    fallbackAudioUrl: (value) =>
      !!value &&
      canDo(() => new URL(value, document.baseURI)) &&
      !!(options.fallbackAudioUrl = value),
    cookieDomain: (value) => !!value && !!(options.cookieDomain = value),
    opener: (value) => canDo(() => document.querySelector(value)) && !!(options.opener = value),
    open(value) {
      if (take['auto']?.(value)) options.open = value === 'true';
      return 'open' in options;
    },
    position(value) {
      if (/^(top|bottom)$/.test(value)) options.position = value as 'top' | 'bottom';
      return 'position' in options;
    },
    tools(value) {
      const names = value.match(/[^\s,]+/g) ?? [];
      const chosen = names.filter((name) => {
        if (!isToolName(name)) warn(`data-tools: ${name}`);
        return isToolName(name);
      }) as ToolName[];
      if (chosen.length) options.tools = chosen;
      return names.length > 0;
    },
  };
  for (const name of Object.keys(data)) {
    const value = data[name] ?? '';
    if (Object.hasOwn(take, name) && take[name]?.(value)) continue;
    warn(`data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}: ${value}`);
  }
  return options;
}
