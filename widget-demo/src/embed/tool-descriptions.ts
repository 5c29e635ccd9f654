import { furtherEn, furtherZhCN } from '../../../widget/src/extension/messages';
import { en, zhCN } from '../../../widget/src/messages/texts';
import type { StandardToolName, ToolName } from '../../../widget/src/shared/options';
import { text, type Text } from '../bilingual';

/** Every tool has a sentence in the help of the toolbar. */
const prefix = 'help-';
const names = Object.keys(furtherZhCN)
  .filter((key) => key.startsWith(prefix))
  .map((key) => key.slice(prefix.length) as ToolName);

const isStandard = (name: ToolName): name is StandardToolName => Object.hasOwn(zhCN, name);

/** Whether the page loads the second file for this tool. */
export const isFurtherTool = (name: ToolName): boolean => !isStandard(name);

/** The twelve, in the order of the specification. */
export const standardTools = names.filter(isStandard);

/** Every tool: the further ones before `exit`, as `data-tools="all"` shows them. */
export const allTools: readonly ToolName[] = [
  ...standardTools.slice(0, -1),
  ...names.filter(isFurtherTool),
  'exit',
];

export const isTool = (name: string): name is ToolName => allTools.includes(name as ToolName);

/** Label of the button and what it does, as the toolbar itself says it. */
export function describeTool(name: ToolName): Text {
  const zh = { ...zhCN, ...furtherZhCN };
  const english = { ...en, ...furtherEn };
  return text(
    `${zh[name]}：${zh[`${prefix}${name}`]}`,
    `${english[name]}: ${english[`${prefix}${name}`]}`,
  );
}
