import { text, type Text } from './bilingual';

/** The host pages, in the order of the index. */
export const HOSTS: readonly (readonly [file: string, name: Text])[] = [
  ['article', text('普通文章', 'Plain article')],
  ['government', text('政务门户', 'Government portal')],
  ['grid', text('栅格框架', 'Grid framework')],
  ['forms', text('表单', 'Forms')],
  ['dialogs', text('对话框与浮层', 'Dialogs and popovers')],
  ['spa', text('单页应用', 'Single-page app')],
  ['table', text('万格表格', '10,000 cells')],
  ['iframe', text('框架', 'Frames')],
  ['dark', text('深色与变形', 'Dark, transformed')],
  ['rtl', text('从右到左', 'Right to left')],
  ['hostile', text('敌意样式与脚本', 'Hostile CSS and script')],
  ['strict-csp', text('严格内容安全策略', 'Strict CSP')],
];
