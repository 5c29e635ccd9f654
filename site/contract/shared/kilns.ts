import type { Language } from './sites';

/** A kiln of ceramics, with what names its wares in titles and descriptions of materials. */
interface Kiln {
  value: string;
  label: Record<Language, string>;
  pattern: RegExp;
}

const kiln = (value: string, zh: string, en: string, others = ''): Kiln => ({
  value,
  label: { zh, en: `${en} kilns` },
  // A copy names the kiln as well: “仿汝窑”.
  pattern: new RegExp(`(?<!仿)(?:${zh}${others})|\\b${en} (?:ware|type)`),
});

/** Famous kilns in the order of their flowering. */
const kilns: readonly Kiln[] = [
  kiln('yue', '越窑', 'Yue'),
  kiln('xing', '邢窑', 'Xing'),
  kiln('changsha', '长沙窑', 'Changsha'),
  kiln('ding', '定窑', 'Ding'),
  kiln('yaozhou', '耀州窑', 'Yaozhou'),
  kiln('ru', '汝窑', 'Ru'),
  kiln('jun', '钧窑', 'Jun'),
  kiln('cizhou', '磁州窑', 'Cizhou'),
  kiln('guan', '官窑', 'Guan'),
  kiln('ge', '哥窑', 'Ge'),
  kiln('jian', '建窑', 'Jian'),
  kiln('jizhou', '吉州窑', 'Jizhou'),
  kiln('longquan', '龙泉窑', 'Longquan'),
  kiln('jingdezhen', '景德镇窑', 'Jingdezhen', '|景德镇'),
  kiln('dehua', '德化窑', 'Dehua'),
  kiln('yixing', '宜兴窑', 'Yixing', '|宜兴'),
];

/** Values of all famous kilns in their order. */
export const kilnValues = kilns.map(({ value }) => value);

/** Value of the first famous kiln that one of the texts names, whichever language they are in; empty if none does. */
export function kilnIn(texts: readonly string[]): string {
  const named = kilns.find(({ pattern }) => texts.some((text) => pattern.test(text)));
  return named?.value ?? '';
}

/** Name of a kiln; the value itself for an unknown one. */
export function kilnLabel(value: string, language: Language): string {
  return kilns.find((known) => known.value === value)?.label[language] ?? value;
}
