import { activityKinds } from '../../../contract/activity-kinds';
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
  kinds: activityKinds.zh,
  left: (left, capacity) => `余 ${left} 位，共 ${capacity} 位`,
  full: '已满',
  when: '时间',
  place: '地点',
  weekly: '每周都有',
  book: '预约',
};

const en: ActivityWords = {
  kinds: activityKinds.en,
  left: (left, capacity) => `${left} of ${capacity} places left`,
  full: 'full',
  when: 'When',
  place: 'Where',
  weekly: 'every week',
  book: 'Book',
};

/** The words that every page with activities has. */
export const activityWords = { zh, en };
