import type { Messages } from '../../shared/options';

/** Labels and confirmations of the zoom tools where they enlarge the text alone. */
export const textZoomZhCN: Partial<Messages> = {
  'zoom-in': '放大文字',
  'zoom-out': '缩小文字',
  zoomMaximum: '文字已放到最大',
  zoomMinimum: '文字已缩到最小',
  zoomChanged: '文字放大到{shift}',
  'help-zoom-in': '放大网页的文字，本浏览器不能放大整个网页',
  'help-zoom-out': '缩小网页的文字',
};

export const textZoomEn: Partial<Messages> = {
  'zoom-in': 'Larger text',
  'zoom-out': 'Smaller text',
  zoomMaximum: 'Text at its largest',
  zoomMinimum: 'Text at its normal size',
  zoomChanged: 'Text at {shift}',
  'help-zoom-in': 'Enlarges the text: this browser cannot enlarge the whole page',
  'help-zoom-out': 'Makes the text smaller',
};
