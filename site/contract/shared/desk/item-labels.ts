import type { BookingKind } from '../booking-kinds';
import type { Language } from '../sites';
import type { InboxKind, ItemState } from './inbox';

interface ItemLabels {
  kinds: Record<InboxKind, string>;
  states: Record<ItemState, string>;
  reportKinds: Record<'lost' | 'found', string>;
  tourLanguages: Record<'zh' | 'en', string>;
  entry: string;
  classVisit: string;
  booked: string;
  cancelled: string;
  withdrawn: string;
}

/** Words for what visitors send, on the pages of the desk and in its exports. */
export const itemLabels: Readonly<Record<Language, ItemLabels>> = {
  zh: {
    kinds: {
      lostFound: '失物招领',
      admission: '入馆预约',
      activity: '活动预约',
      docent: '讲解预约',
      classVisit: '学校参观',
      volunteer: '志愿者报名',
      rating: '网站评价',
    },
    states: { new: '新到', inHand: '处理中', done: '已办结' },
    reportKinds: { lost: '遗失', found: '拾到' },
    tourLanguages: { zh: '中文讲解', en: '英语讲解' },
    entry: '入馆',
    classVisit: '学校参观',
    booked: '有效',
    cancelled: '已取消',
    withdrawn: '已撤回',
  },
  en: {
    kinds: {
      lostFound: 'Lost and found',
      admission: 'Entry bookings',
      activity: 'Activity bookings',
      docent: 'Tour bookings',
      classVisit: 'Class visits',
      volunteer: 'Volunteers',
      rating: 'Ratings',
    },
    states: { new: 'New', inHand: 'In hand', done: 'Done' },
    reportKinds: { lost: 'Lost', found: 'Found' },
    tourLanguages: { zh: 'Tour in Chinese', en: 'Tour in English' },
    entry: 'Entry',
    classVisit: 'Class visit',
    booked: 'Booked',
    cancelled: 'Cancelled',
    withdrawn: 'Withdrawn',
  },
};

/** The part of a booking that tells what it is for. */
interface Booked {
  kind: BookingKind;
  /** Title of an activity. */
  title: string;
  /** Language of a tour; empty for the other kinds. */
  language: Language | '';
  classVisit?: { school: string };
}

/** What a booking is for: entry, the activity, a tour in a language, or the visit of a class. */
export function bookingTitle(booked: Booked, reader: Language): string {
  const { kind, title, language } = booked;
  const { entry, classVisit, tourLanguages } = itemLabels[reader];
  if (kind === 'admission') return entry;
  if (kind === 'classVisit') return classVisit;
  return language === '' ? title : tourLanguages[language];
}
