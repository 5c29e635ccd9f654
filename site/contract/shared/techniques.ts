import type { Language } from './sites';

/** A technique of making, with what names it in Chinese descriptions of materials and technique. */
interface Technique {
  value: string;
  label: Record<Language, string>;
  pattern: RegExp;
}

/** In the order in which filters show them: metal, clay, jade and stone, lacquer, textiles, paper. */
const techniques: readonly Technique[] = [
  { value: 'casting', label: { zh: '铸造', en: 'Casting' }, pattern: /铸/ },
  {
    value: 'hammering',
    label: { zh: '锤揲錾刻', en: 'Hammering and chasing' },
    pattern: /锤揲|錾/,
  },
  { value: 'inlay', label: { zh: '错嵌', en: 'Inlay' }, pattern: /错金|错银|嵌/ },
  { value: 'gilding', label: { zh: '鎏金贴金', en: 'Gilding' }, pattern: /鎏金|贴金|描金/ },
  { value: 'cloisonne', label: { zh: '珐琅', en: 'Enamel on metal' }, pattern: /掐丝|胎.*珐琅/ },
  {
    value: 'hand-building',
    label: { zh: '手制成型', en: 'Hand-building' },
    pattern: /盘筑|捏塑|泥片/,
  },
  { value: 'throwing', label: { zh: '轮制拉坯', en: 'Wheel-throwing' }, pattern: /拉坯|轮制|快轮/ },
  { value: 'moulding', label: { zh: '模制印花', en: 'Moulding' }, pattern: /模制|模印|印花/ },
  {
    value: 'low-firing',
    label: { zh: '低温铅釉', en: 'Low-fired lead glaze' },
    pattern: /铅釉|低温|三彩|釉陶/,
  },
  {
    value: 'glazing',
    label: { zh: '高温釉', en: 'High-fired glaze' },
    pattern: /高温|窑变|结晶釉|青瓷|白瓷|[青白黑褐红蓝]釉瓷|钧釉|天青釉|施釉|满釉/,
  },
  {
    value: 'underglaze',
    label: { zh: '釉下彩', en: 'Underglaze painting' },
    pattern: /釉下|青花|釉里红/,
  },
  {
    value: 'overglaze',
    label: { zh: '釉上彩', en: 'Overglaze enamels' },
    pattern: /釉上|粉彩|五彩|斗彩|珐琅彩/,
  },
  {
    value: 'painting',
    label: { zh: '彩绘', en: 'Painted decoration' },
    pattern: /(?<!釉[上下][^；、，]*)彩绘|黑彩|彩陶/,
  },
  {
    value: 'carving',
    label: { zh: '雕刻', en: 'Carving' },
    pattern: /(?<!錾)刻|雕|剔红/,
  },
  {
    value: 'grinding',
    label: { zh: '琢磨钻孔', en: 'Grinding and drilling' },
    pattern: /琢|砣|管钻|钻孔|磨制/,
  },
  { value: 'lacquering', label: { zh: '髹漆', en: 'Lacquering' }, pattern: /漆(?!修补)/ },
  {
    value: 'weaving',
    label: { zh: '织造', en: 'Weaving' },
    pattern: /织|平纹|斜纹|缂丝|锦/,
  },
  { value: 'embroidery', label: { zh: '刺绣', en: 'Embroidery' }, pattern: /绣/ },
  { value: 'ink', label: { zh: '水墨', en: 'Ink painting' }, pattern: /水墨/ },
  { value: 'colour-painting', label: { zh: '设色', en: 'Painting in colours' }, pattern: /设色/ },
  { value: 'rubbing', label: { zh: '墨拓', en: 'Ink rubbing' }, pattern: /拓/ },
];

/** Values of all techniques in their order. */
export const techniqueValues = techniques.map(({ value }) => value);

/** Values of the techniques that a Chinese description of materials and technique names. */
export function techniquesIn(medium: string): string[] {
  return techniques.flatMap(({ value, pattern }) => (pattern.test(medium) ? value : []));
}

/** Name of a technique; the value itself for an unknown one. */
export function techniqueLabel(value: string, language: Language): string {
  return techniques.find((technique) => technique.value === value)?.label[language] ?? value;
}
