export { createToolbar } from './toolbar';
export { en } from './messages/en';
export { zhCN } from './messages/zh-CN';
export { accessibleName, spokenText } from './reading';
export type {
  Messages,
  Sentences,
  Settings,
  SpeechResult,
  Toolbar,
  ToolbarEvents,
  ToolbarOptions,
  ToolName,
} from './shared/options';
