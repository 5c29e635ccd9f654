import type { Language } from './sites';

const zh = {
  lecture: '讲座',
  workshop: '工作坊',
  'guided-tour': '导览',
  family: '亲子',
  concert: '音乐会',
  film: '放映',
};

/** Label of each kind of activity. */
export const activityKindLabels: Readonly<
  Record<Language, Readonly<Record<keyof typeof zh, string>>>
> = {
  zh,
  en: {
    lecture: 'Lecture',
    workshop: 'Workshop',
    'guided-tour': 'Guided tour',
    family: 'For families',
    concert: 'Concert',
    film: 'Film',
  },
};
