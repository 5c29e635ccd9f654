import type { FurtherMessages } from '../shared/options';

export const furtherZhCN: FurtherMessages = {
  more: '更多',
  scheme: '配色',
  'scheme-none': '{tool}恢复原样',
  'scheme-black-on-white': '{tool}白底黑字',
  'scheme-white-on-black': '{tool}黑底白字',
  'scheme-yellow-on-black': '{tool}黑底黄字',
  'scheme-black-on-yellow': '{tool}黄底黑字',
  'scheme-blue-on-yellow': '{tool}黄底蓝字',
  'scheme-dark': '{tool}深色',
  greyscale: '灰度',
  spacing: '间距',
  spacingChanged: '{tool}{shift}倍',
  ruler: '阅读尺',
};

export const furtherEn: FurtherMessages = {
  more: 'More',
  scheme: 'Scheme',
  'scheme-none': '{tool} as designed',
  'scheme-black-on-white': '{tool} black on white',
  'scheme-white-on-black': '{tool} white on black',
  'scheme-yellow-on-black': '{tool} yellow on black',
  'scheme-black-on-yellow': '{tool} black on yellow',
  'scheme-blue-on-yellow': '{tool} blue on yellow',
  'scheme-dark': '{tool} dark',
  greyscale: 'Greyscale',
  spacing: 'Spacing',
  spacingChanged: '{tool} {shift} times',
  ruler: 'Ruler',
};
