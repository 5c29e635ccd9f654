import type { Language } from './sites';

/** A motif of ornament or picture, with what names it in Chinese titles. */
interface Motif {
  value: string;
  label: Record<Language, string>;
  pattern: RegExp;
}

/** Chinese titles of objects name their motif by convention: “青花缠枝牡丹纹梅瓶”. */
const motifs: readonly Motif[] = [
  { value: 'mask', label: { zh: '兽面', en: 'animal masks' }, pattern: /饕餮|兽面/ },
  // Longquan is a kiln.
  { value: 'dragon', label: { zh: '龙', en: 'dragons' }, pattern: /龙(?!泉)/ },
  { value: 'bird', label: { zh: '禽鸟', en: 'birds' }, pattern: /[凤鸟雁鸭鹤鹊雀鸳]|锦鸡/ },
  // “Fish-eared” is a form of handles.
  { value: 'fish', label: { zh: '鱼', en: 'fish' }, pattern: /鱼(?!耳)/ },
  { value: 'lotus', label: { zh: '莲', en: 'lotus' }, pattern: /[莲荷]/ },
  { value: 'peony', label: { zh: '牡丹', en: 'peonies' }, pattern: /牡丹/ },
  // “Plum vase” is a form of vases.
  { value: 'plum', label: { zh: '梅', en: 'plum blossom' }, pattern: /梅(?!瓶)/ },
  {
    value: 'flower',
    label: { zh: '花卉', en: 'flowers' },
    pattern: /折枝花|宝相花|花卉|花鸟|菊|桂花/,
  },
  { value: 'scroll', label: { zh: '缠枝', en: 'scrolling stems' }, pattern: /缠枝/ },
  { value: 'cloud', label: { zh: '云', en: 'clouds' }, pattern: /云(?=纹|龙|头)/ },
  { value: 'whorl', label: { zh: '漩涡', en: 'whorls' }, pattern: /[漩旋]涡/ },
  { value: 'tlv', label: { zh: '规矩', en: 'TLV marks' }, pattern: /规矩/ },
  { value: 'lozenge', label: { zh: '菱格', en: 'lozenges' }, pattern: /菱[格纹]/ },
  { value: 'grain', label: { zh: '谷纹', en: 'grain bosses' }, pattern: /谷纹/ },
  { value: 'line', label: { zh: '弦纹', en: 'raised lines' }, pattern: /弦纹/ },
  {
    value: 'landscape',
    label: { zh: '山水', en: 'landscape' },
    pattern: /山水|湖山|[秋冬]山|林壑|平远|青绿/,
  },
  { value: 'figure', label: { zh: '人物', en: 'figures' }, pattern: /人物|高士|渔翁|童子|神人/ },
];

/** Values of the motifs that a Chinese title names. */
export function motifsIn(title: string): string[] {
  return motifs.flatMap(({ value, pattern }) => (pattern.test(title) ? value : []));
}

/** Name of a motif; empty for an unknown value. */
export function motifLabel(value: string, language: Language): string {
  return motifs.find((motif) => motif.value === value)?.label[language] ?? '';
}
