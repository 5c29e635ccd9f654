import type { FurtherMessages } from '../shared/options';

export const furtherZhCN: FurtherMessages = {
  more: '更多',
  greyscale: '灰度',
};

export const furtherEn: FurtherMessages = {
  more: 'More',
  greyscale: 'Greyscale',
};
