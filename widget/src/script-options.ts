import type { ToolbarOptions, ToolName } from './options';
import { isToolName } from './tools/registry';
import type { Warn } from './warn';

function isSelector(document: Document, selector = ''): boolean {
  try {
    document.querySelector(selector);
    return true;
  } catch {
    return false;
  }
}

/** Options out of the script tag's data-* attributes. A wrong value is warned of and left out. */
export function scriptOptions(data: DOMStringMap, document: Document, warn: Warn): ToolbarOptions {
  const { tools, open, position, opener, ...texts } = data;
  const options: ToolbarOptions = texts;
  const isGiven = (name: string, value: string | undefined, isRight: boolean): boolean => {
    if (value && !isRight) warn(`data-${name}: ${value}`);
    return isRight && !!value;
  };
  if (isGiven('open', open, open === 'true' || open === 'false')) options.open = open === 'true';
  if (isGiven('position', position, position === 'top' || position === 'bottom')) {
    options.position = position as 'top' | 'bottom';
  }
  if (isGiven('opener', opener, isSelector(document, opener))) options.opener = opener ?? '';
  const chosen: ToolName[] = [];
  for (const name of tools?.match(/[^\s,]+/g) ?? []) {
    if (isGiven('tools', name, isToolName(name))) chosen[chosen.length] = name as ToolName;
  }
  if (chosen.length) options.tools = chosen;
  return options;
}
