import { bookingLimits, formRules } from '../../../contract/shared/form-rules';

const { bookings, people } = bookingLimits;
const { latest } = formRules.docentBook.day;

export const messages = {
  zh: {
    title: '选择场次',
    lead: '请先选日期，再选场次。',
    dayHint: `可预约明天起 ${latest} 天内的开放日。`,
    slot: '场次',
    tourLanguage: '讲解语言',
    languages: { zh: '中文讲解', en: '英文讲解' },
    people: '人数',
    peopleHint: `1 至 ${people} 人，孩子也计算在内。每个手机号最多同时持有 ${bookings} 个预约、共 ${people} 人；更大的团体请到服务台预约。`,
    note: '备注',
    noteHint: '例如：有轮椅、需要手语、带婴儿车，或特别想看的展厅。',
    submit: '预约讲解',
    doneTitle: '预约成功',
    done: '感谢您，预约已经收到。请提前到服务台，报编号或手机号即可。',
    when: '时间',
    again: '再预约一场',
    none: '近期没有可以预约的场次。',
  },
  en: {
    title: 'Choose a tour',
    lead: 'Choose a day first, then a tour.',
    dayHint: `Opening days within the next ${latest} days, from tomorrow on.`,
    slot: 'Tour',
    tourLanguage: 'Language',
    languages: { zh: 'in Chinese', en: 'in English' },
    people: 'People',
    peopleHint: `1 to ${people}, children included. One phone number holds at most ${bookings} bookings, for ${people} people in all; larger groups book at the information desk.`,
    note: 'Note',
    noteHint:
      'For example: a wheelchair, sign language, a pushchair, or a gallery you do not want to miss.',
    submit: 'Book this tour',
    doneTitle: 'Your tour is booked',
    done: 'Thank you, your booking is confirmed. Please be at the information desk in good time; the number or your phone is all we need.',
    when: 'When',
    again: 'Book another tour',
    none: 'There are no tours to book at the moment.',
  },
};
