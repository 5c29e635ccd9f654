import { bookingLimits } from '../../../contract/shared/form-rules';

const { bookings, people } = bookingLimits;

export const messages = {
  zh: {
    title: '预约这场活动',
    lead: '活动免费。请填写一位联系人。',
    fullLead: '这一场已满。有人取消时名额会放出来，也可以看看其他场次。',
    people: '人数',
    peopleHint: `1 至 ${people} 人，孩子也计算在内。每个手机号最多同时持有 ${bookings} 个预约、共 ${people} 人。`,
    doneTitle: '预约成功',
    done: '感谢您，预约已经收到。到场时报编号或手机号即可。',
    again: '再预约一份',
    all: '全部活动',
    places: '名额',
    over: '已经开始或结束，不能再预约',
    activity: '活动',
  },
  en: {
    title: 'Book this activity',
    lead: 'Activities are free. Please name one person.',
    fullLead:
      'This one is full. Places come back when somebody cancels; other dates may have some.',
    people: 'People',
    peopleHint: `1 to ${people}, children included. One phone number holds at most ${bookings} bookings, for ${people} people in all.`,
    doneTitle: 'You are booked',
    done: 'Thank you, your booking is confirmed. The number or your phone is all we need when you come.',
    again: 'Make another booking',
    all: 'All activities',
    places: 'Places',
    over: 'It has begun or is over and cannot be booked any more',
    activity: 'Activity',
  },
};
