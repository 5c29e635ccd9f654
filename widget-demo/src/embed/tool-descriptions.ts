import type {
  FurtherToolName,
  StandardToolName,
  ToolName,
} from '../../../widget/src/shared/options';
import { text, type Text } from '../bilingual';

/** What each of the twelve tools does, in the order of the specification. */
const standard: Readonly<Record<StandardToolName, Text>> = {
  reset: text('重置：恢复原样', 'Reset: everything as it was'),
  sound: text('声音：朗读', 'Sound: reads aloud'),
  speed: text('语速：正常、加快', 'Speed: normal or fast'),
  'zoom-in': text('放大', 'Zoom in'),
  'zoom-out': text('缩小', 'Zoom out'),
  cursor: text('鼠标样式：大指针', 'Cursor: a large one'),
  crosshair: text('十字线：随指针移动', 'Crosshair: follows the pointer'),
  caption: text('大字幕：53 像素的文字', 'Captions: text of 53 px'),
  'colour-weakness': text('色弱：改变色相', 'Colour: shifts the hues'),
  contrast: text('对比度：加强', 'Contrast: stronger'),
  'pointer-reading': text('指读：指到哪里读哪里', 'Point to read: reads under the pointer'),
  exit: text('退出服务：关闭工具条', 'Exit: closes the toolbar'),
};

/** The further tools, each of which makes the page load a second file. */
const further: Readonly<Record<FurtherToolName, Text>> = {
  scheme: text('配色：黑底黄字等七种', 'Scheme: yellow on black and six more'),
  greyscale: text('灰度：不显示颜色', 'Greyscale: no colours'),
  spacing: text('间距：行高与字距', 'Spacing: of lines and letters'),
  ruler: text('阅读尺：亮带', 'Ruler: a bright band'),
  regions: text('区域：网页各部分的清单', 'Regions: a list of the parts of the page'),
  'touch-explore': text('触摸：先读后按', 'Touch: reads first, then presses'),
  'caption-script': text('简繁拼音：字幕的文字与字号', 'Caption script: traditional, pinyin, size'),
  'read-on': text('连读：从所指之处读到文末', 'Read on: from the pointed place to the end'),
  help: text('帮助：工具与按键', 'Help: tools and keys'),
};

export const standardTools = Object.keys(standard) as StandardToolName[];
export const furtherTools = Object.keys(further) as FurtherToolName[];
/** Every tool: the further ones before `exit`, as `data-tools="all"` shows them. */
export const allTools: readonly ToolName[] = [
  ...standardTools.slice(0, -1),
  ...furtherTools,
  'exit',
];

export const describeTool = (tool: ToolName): Text => ({ ...standard, ...further })[tool];

export const isTool = (name: string): name is ToolName => allTools.includes(name as ToolName);
export const isFurtherTool = (tool: ToolName): boolean => Object.hasOwn(further, tool);
