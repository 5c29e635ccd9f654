export const messages = {
  zh: {
    story: '它的故事',
    origin: '出自这件器物',
    all: '全部文创',
    drawn: '图片为产品效果图，以实物为准。本馆与产品均为虚构。',
  },
  en: {
    story: 'Its story',
    origin: 'The object it comes from',
    all: 'All products',
    drawn: 'The pictures are drawings of the product. Museum and products are invented.',
  },
};
