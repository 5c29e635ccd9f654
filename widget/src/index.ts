export { createToolbar } from './toolbar';
export { en } from './messages/en';
export { zhCN } from './messages/zh-CN';
export type {
  Messages,
  Sentences,
  Settings,
  SpeechResult,
  Toolbar,
  ToolbarEvents,
  ToolbarOptions,
  ToolName,
} from './options';
