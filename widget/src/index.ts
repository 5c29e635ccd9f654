import { importExtension } from './loader/import-extension';
import type { Toolbar, ToolbarOptions } from './shared/options';
import { createToolbar as create } from './toolbar';

/**
 * Creates a toolbar and adds it to the page.
 * @returns the toolbar of this namespace, an existing one first
 * @throws DOMException on an invalid `opener` selector
 */
export const createToolbar = (options?: ToolbarOptions): Toolbar =>
  create(importExtension, options);

export { en, zhCN } from './messages/texts';
export { accessibleName, spokenText } from './reading';
export type {
  FurtherMessages,
  FurtherToolName,
  Messages,
  Sentences,
  Settings,
  SpeechResult,
  StandardToolName,
  Toolbar,
  ToolbarEvents,
  ToolbarOptions,
  ToolName,
} from './shared/options';
