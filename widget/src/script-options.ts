import type { ToolbarOptions, ToolName } from './options';
import { isToolName } from './tools/registry';
import type { Warn } from './warn';

function isSelector(document: Document, selector: string): boolean {
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
  const isRight = (name: string, value: string, right: boolean): boolean => {
    if (!right) warn(`data-${name}: ${value}`);
    return right;
  };
  if (open && isRight('open', open, /^(true|false)$/.test(open))) options.open = open === 'true';
  if (position && isRight('position', position, /^(top|bottom)$/.test(position))) {
    options.position = position as 'top' | 'bottom';
  }
  if (opener && isRight('opener', opener, isSelector(document, opener))) options.opener = opener;
  const chosen: ToolName[] = [];
  for (const name of tools?.match(/[^\s,]+/g) ?? []) {
    if (isRight('tools', name, isToolName(name))) chosen[chosen.length] = name as ToolName;
  }
  if (chosen.length) options.tools = chosen;
  return options;
}
