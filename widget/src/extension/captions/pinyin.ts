import { customPinyin, pinyin } from 'pinyin-pro';
import type { Annotate } from './converters';
import { museumReadings } from './museum-readings';

customPinyin(museumReadings);

export const annotate: Annotate = (text) =>
  pinyin(text, { type: 'all', toneSandhi: false }).map(({ origin, pinyin: reading, isZh }) => [
    origin,
    isZh ? reading : '',
  ]);
