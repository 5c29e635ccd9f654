import { bookingLimits, formRules } from '../../../contract/shared/form-rules';

const { bookings, people } = bookingLimits;
const { latest } = formRules.admissionBook.day;

export const messages = {
  zh: {
    title: '选择入馆时段',
    lead: '请先选日期，再选时段。',
    leadRequired: '标有“须预约”的，没有预约不能进馆。',
    dayHint: `今天起 ${latest} 天内。`,
    slot: '入馆时段',
    required: '须预约',
    people: '人数',
    peopleHint: `1 至 ${people} 人，含孩子。每个手机号最多 ${bookings} 个预约、共 ${people} 人。`,
    submit: '预约入馆',
    doneTitle: '预约成功',
    done: '感谢您。',
    when: '时段',
    again: '再预约一次',
    none: '近期不需要预约，开放时间内直接入馆。',
  },
  en: {
    title: 'Choose a time',
    lead: 'Choose a day, then a time.',
    leadRequired: ' Times marked “booking needed” admit nobody without one.',
    dayHint: `The next ${latest} days, today included.`,
    slot: 'Time of entry',
    required: 'booking needed',
    people: 'People',
    peopleHint: `1 to ${people}, children included. At most ${bookings} bookings a phone number, ${people} people in all.`,
    submit: 'Book entry',
    doneTitle: 'Entry booked',
    done: 'Thank you.',
    when: 'Time',
    again: 'Book again',
    none: 'No booking is needed within the opening hours.',
  },
};
