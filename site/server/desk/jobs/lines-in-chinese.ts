import { recordLabels } from '../../../contract/shared/desk/record-labels';

const kinds: Readonly<Record<string, string>> = recordLabels.zh.kinds;
const kindOf = (kind: string) => kinds[kind] ?? kind;

/** Lines of the results of tasks, which are stored in English, with their Chinese for the desk. */
const lines: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^new (\S+) (.+)$/, (kind = '', id = '') => `新增${kindOf(kind)} ${id}`],
  [/^withdrawn (\S+) (.+)$/, (kind = '', id = '') => `撤下${kindOf(kind)} ${id}`],
  [
    /^changed (\S+) (.+?): (.+)$/,
    (kind = '', id = '', fields = '') => `更改${kindOf(kind)} ${id}：${changesInChinese(fields)}`,
  ],
  [/^unused afterwards (.+)$/, (file = '') => `此后无人使用 ${file}`],
  [/^kept (.+)$/, (name = '') => `保留 ${name}`],
  [/^ignored (.+)$/, (file = '') => `忽略 ${file}`],
  [/^(\d+) rows, (\d+) files$/, (rows = '', files = '') => `${rows} 条记录，${files} 个文件`],
];

function changesInChinese(fields: string): string {
  if (fields === 'text was not stored') return '原文未存';
  if (fields === 'pictures are prepared anew') return '图片重新制作';
  return fields;
}

/** A line in Chinese; in English where the table lacks it. */
export function lineInChinese(line: string): string {
  for (const [pattern, inChinese] of lines) {
    const match = pattern.exec(line);
    if (match) return inChinese(...match.slice(1));
  }
  return line;
}
