import { activityKindLabels } from '../../../contract/shared/activity-kind-labels';
import type { ActivityKind } from '../../../contract/schemas/activity';

interface ActivityMessages {
  kinds: Readonly<Record<ActivityKind, string>>;
  left: (left: number, capacity: number) => string;
  /** Where the free places are not known. */
  capacity: (capacity: number) => string;
  full: string;
  when: string;
  place: string;
  weekly: string;
  /** Label of the link to the booking form and of its submit button. */
  book: string;
}

const zh: ActivityMessages = {
  kinds: activityKindLabels.zh,
  left: (left, capacity) => `余 ${left} 位，共 ${capacity} 位`,
  capacity: (capacity) => `每场 ${capacity} 位`,
  full: '已满',
  when: '时间',
  place: '地点',
  weekly: '每周都有',
  book: '预约',
};

const en: ActivityMessages = {
  kinds: activityKindLabels.en,
  left: (left, capacity) => `${left} of ${capacity} places left`,
  capacity: (capacity) => `${capacity} places each time`,
  full: 'full',
  when: 'When',
  place: 'Where',
  weekly: 'every week',
  book: 'Book',
};

/** Messages shared by the pages with activities. */
export const activityMessages = { zh, en };
