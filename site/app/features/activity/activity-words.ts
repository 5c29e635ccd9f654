import type { ActivityKind } from '../../../contract/entities/activity';

interface ActivityWords {
  kinds: Readonly<Record<ActivityKind, string>>;
  left: (left: number, capacity: number) => string;
  full: string;
  when: string;
  place: string;
  weekly: string;
  /** Opens the form of an activity, and sends it. */
  book: string;
}

const zh: ActivityWords = {
  kinds: {
    lecture: '讲座',
    workshop: '工作坊',
    'guided-tour': '导览',
    family: '亲子',
    concert: '音乐会',
    film: '放映',
  },
  left: (left, capacity) => `余 ${left} 位，共 ${capacity} 位`,
  full: '已满',
  when: '时间',
  place: '地点',
  weekly: '每周都有',
  book: '预约',
};

const en: ActivityWords = {
  kinds: {
    lecture: 'Lecture',
    workshop: 'Workshop',
    'guided-tour': 'Guided tour',
    family: 'For families',
    concert: 'Concert',
    film: 'Film',
  },
  left: (left, capacity) => `${left} of ${capacity} places left`,
  full: 'full',
  when: 'When',
  place: 'Where',
  weekly: 'every week',
  book: 'Book',
};

/** The words that every page with activities has. */
export const activityWords = { zh, en };
