import type { Language } from './sites';

/** A colour by which objects are found: a pigment or glaze with its traditional name. */
export interface ObjectColour {
  value: string;
  label: Record<Language, string>;
  /** `#rrggbb` */
  color: string;
}

/** In the order in which filters show them: around the colour circle, then from light to dark. */
export const objectColours: readonly ObjectColour[] = [
  { value: 'red', label: { zh: '朱红', en: 'Vermilion' }, color: '#a8362a' },
  { value: 'rust', label: { zh: '赭石', en: 'Red ochre' }, color: '#93552f' },
  { value: 'gold', label: { zh: '金黄', en: 'Gold' }, color: '#c29a3d' },
  { value: 'olive', label: { zh: '秋香', en: 'Olive' }, color: '#85793f' },
  { value: 'green', label: { zh: '铜绿', en: 'Verdigris' }, color: '#5d7a5c' },
  { value: 'celadon', label: { zh: '青瓷', en: 'Celadon' }, color: '#9db5a2' },
  { value: 'blue', label: { zh: '青花', en: 'Cobalt blue' }, color: '#3e5790' },
  { value: 'pale-blue', label: { zh: '天青', en: 'Sky blue' }, color: '#93aabb' },
  { value: 'pink', label: { zh: '藕粉', en: 'Pale rose' }, color: '#cfa39a' },
  { value: 'white', label: { zh: '月白', en: 'Ivory white' }, color: '#e6e0d2' },
  { value: 'buff', label: { zh: '绢黄', en: 'Silk' }, color: '#c0a985' },
  { value: 'grey', label: { zh: '灰陶', en: 'Grey' }, color: '#8b8781' },
  { value: 'brown', label: { zh: '茶褐', en: 'Tea brown' }, color: '#5c4a38' },
  { value: 'black', label: { zh: '墨黑', en: 'Ink black' }, color: '#26231f' },
];
