export const handscrollMessages = {
  zh: {
    heading: '展卷',
    title: '云泽千里',
    hint: '自右向左，滚轮、拖动或方向键皆可展开。',
    alt: '水墨山水长卷：右起岸松亭榭，主峰飞瀑，中段平湖远帆，左岸群山渐入烟霭，钤“云泽”朱印',
    region: '长卷，可左右移动',
    unroll: '继续展开',
    rollBack: '往回卷',
    stops: '卷中各段',
    places: ['松岸孤亭', '主峰飞瀑', '平湖远帆', '西山烟霭'],
    colophon: [
      '云泽之地，泽居其半，山居其半。此卷自东岸松亭起笔，过主峰，渡平湖，入西山烟霭而止。',
      '古人展卷，一肘为一景，左手舒而右手收，且行且看。愿观者亦如之。',
    ],
    made: '本卷由程序绘成，所画为虚构之云泽。云泽博物馆识。',
  },
  en: {
    heading: 'Unroll the scroll',
    title: 'A thousand li of Yunze',
    hint: 'It reads from right to left: use the wheel, drag it, or press the arrow keys.',
    alt: 'Ink-wash handscroll read from right to left: a pine shore with a pavilion, great peaks with a waterfall, a wide lake with sails, a second range fading into mist; red seal reading Yunze',
    region: 'Handscroll, moves sideways',
    unroll: 'Unroll further',
    rollBack: 'Roll back',
    stops: 'Passages of the scroll',
    places: ['Pine shore', 'Peaks and waterfall', 'Lake and sails', 'Hills in mist'],
    colophon: [
      'Half of Yunze is water and half is hills. The scroll begins at a pavilion on the eastern shore, passes the great peaks, crosses the lake, and ends where the western hills turn to mist.',
      'A handscroll was looked at an arm’s length at a time, the left hand opening while the right hand closed. We hope you will look at it that way too.',
    ],
    made: 'Painted by a program; the Yunze it shows is an invented place. Yunze Museum.',
  },
};
