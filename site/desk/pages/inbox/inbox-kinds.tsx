import type { ReactNode } from 'react';
import type {
  DeskBooking,
  DeskRating,
  DeskReport,
  DeskVolunteer,
} from '../../../contract/schemas/desk/inbox';
import { classVisitLabels } from '../../../contract/shared/class-visit-labels';
import { bookingTitle, itemLabels } from '../../../contract/shared/desk/item-labels';
import type { InboxKind } from '../../../contract/shared/desk/inbox';
import { spellReferenceCode } from '../../../contract/shared/reference-code';
import type { Language } from '../../../contract/shared/sites';
import { volunteerLabels } from '../../../contract/shared/volunteer-labels';
import { formatDate } from '../../../app/i18n/format-date';
import { formatDateTime, formatTimes } from '../../../app/i18n/format-time';
import type { InboxMessages, ItemField } from './messages';

export type InboxItem = DeskReport | DeskBooking | DeskVolunteer | DeskRating;

/** Words and language for the cells of an item. */
export interface CellContext {
  messages: InboxMessages;
  language: Language;
}

export interface InboxField<Item> {
  field: ItemField;
  value: (item: Item, context: CellContext) => ReactNode;
  /** Whether the list shows it; the panel of an item shows all. */
  isInList?: boolean;
}

/** A kind of item: its list call, its extra filter and its fields, the first of which names it. */
interface KindOf<Item> {
  call: 'deskLostFoundPage' | 'deskBookingPage' | 'deskVolunteerPage' | 'deskRatingPage';
  /** Filter beside those of every list. */
  extra?: 'reportKind' | 'status';
  hasKeyword: boolean;
  fields: readonly InboxField<Item>[];
}

const inList = true;

const named = (labels: Readonly<Record<string, string>>, options: readonly string[]) =>
  options.map((option) => labels[option] ?? option).join(' · ');

/** Personal data that has been erased is empty. */
const personal = (text: string, { messages }: CellContext) => text || messages.erased;

const received: InboxField<{ createdAt: string }> = {
  field: 'received',
  isInList: inList,
  value: ({ createdAt }, { language }) => formatDateTime(createdAt, language),
};

const report: KindOf<DeskReport> = {
  call: 'deskLostFoundPage',
  extra: 'reportKind',
  hasKeyword: true,
  fields: [
    { field: 'code', isInList: inList, value: ({ code }) => spellReferenceCode(code) },
    {
      field: 'kind',
      isInList: inList,
      value: ({ kind }, { language }) => itemLabels[language].reportKinds[kind],
    },
    { field: 'item', isInList: inList, value: ({ itemName }) => itemName },
    { field: 'description', value: ({ description }) => description },
    { field: 'place', isInList: inList, value: ({ place }) => place },
    {
      field: 'day',
      isInList: inList,
      value: ({ foundOn, foundAt }, { language }) =>
        foundAt === undefined ? formatDate(foundOn, language) : formatDateTime(foundAt, language),
    },
    {
      field: 'contact',
      isInList: inList,
      value: ({ contact }, context) => personal(contact, context),
    },
    received,
  ],
};

const code: InboxField<DeskBooking> = {
  field: 'code',
  isInList: inList,
  value: (item) => spellReferenceCode(item.code),
};

const start: InboxField<DeskBooking> = {
  field: 'start',
  isInList: inList,
  value: ({ startAt, endAt }, { language }) => (
    <>
      {formatDate(startAt, language)}{' '}
      <span className="whole">{formatTimes(startAt, endAt, language)}</span>
    </>
  ),
};

const phone: InboxField<DeskBooking> = {
  field: 'phone',
  isInList: inList,
  value: (item, context) => personal(item.phone, context),
};

const cancelled: InboxField<DeskBooking> = {
  field: 'cancelled',
  value: ({ cancelledAt, cancelReason }, { language }) =>
    cancelledAt === undefined
      ? ''
      : [formatDateTime(cancelledAt, language), cancelReason].filter(Boolean).join(' · '),
};

const booking: KindOf<DeskBooking> = {
  call: 'deskBookingPage',
  extra: 'status',
  hasKeyword: true,
  fields: [
    code,
    {
      field: 'what',
      isInList: inList,
      value: (item, { language }) => bookingTitle(item, language),
    },
    start,
    { field: 'name', isInList: inList, value: ({ name }, context) => personal(name, context) },
    phone,
    { field: 'people', isInList: inList, value: ({ people }) => people },
    { field: 'remark', value: ({ note }) => note },
    cancelled,
    { ...received, isInList: false },
  ],
};

const classVisit: KindOf<DeskBooking> = {
  call: 'deskBookingPage',
  extra: 'status',
  hasKeyword: true,
  fields: [
    code,
    start,
    {
      field: 'school',
      isInList: inList,
      value: (item, context) => item.classVisit && personal(item.classVisit.school, context),
    },
    {
      field: 'stage',
      isInList: inList,
      value: (item, { language }) =>
        item.classVisit && classVisitLabels[language].stages[item.classVisit.stage],
    },
    { field: 'pupils', isInList: inList, value: (item) => item.classVisit?.pupils },
    { field: 'adults', isInList: inList, value: (item) => item.classVisit?.adults },
    {
      field: 'programme',
      value: ({ classVisit: visit }, { language }) =>
        visit?.programme && classVisitLabels[language].programmes[visit.programme],
    },
    {
      field: 'access',
      value: (item, { language }) =>
        named(classVisitLabels[language].access, item.classVisit?.access ?? []),
    },
    { field: 'remark', value: ({ note }) => note },
    { field: 'teacher', isInList: inList, value: ({ name }, context) => personal(name, context) },
    { ...phone, isInList: false },
    cancelled,
    { ...received, isInList: false },
  ],
};

const volunteer: KindOf<DeskVolunteer> = {
  call: 'deskVolunteerPage',
  hasKeyword: true,
  fields: [
    { field: 'code', isInList: inList, value: ({ code }) => spellReferenceCode(code) },
    { field: 'name', isInList: inList, value: ({ name }, context) => personal(name, context) },
    { field: 'phone', isInList: inList, value: ({ phone }, context) => personal(phone, context) },
    { field: 'email', value: ({ email }) => email },
    { field: 'birthYear', value: ({ birthYear }) => birthYear },
    {
      field: 'languages',
      isInList: inList,
      value: ({ languages }, { language }) => named(volunteerLabels[language].languages, languages),
    },
    {
      field: 'skills',
      isInList: inList,
      value: ({ skills }, { language }) => named(volunteerLabels[language].skills, skills),
    },
    {
      field: 'availability',
      value: ({ availability }, { language }) =>
        named(volunteerLabels[language].availability, availability),
    },
    { field: 'motivation', value: ({ motivation }) => motivation },
    {
      field: 'withdrawn',
      value: ({ withdrawnAt }, { language }) =>
        withdrawnAt === undefined ? '' : formatDateTime(withdrawnAt, language),
    },
    received,
  ],
};

const rating: KindOf<DeskRating> = {
  call: 'deskRatingPage',
  hasKeyword: false,
  fields: [
    received,
    { field: 'comprehensiveStar', isInList: inList, value: (item) => item.comprehensiveStar },
    { field: 'globeDesignStar', isInList: inList, value: (item) => item.globeDesignStar },
    {
      field: 'browsingExperienceStar',
      isInList: inList,
      value: (item) => item.browsingExperienceStar,
    },
    { field: 'contentQualityStar', isInList: inList, value: (item) => item.contentQualityStar },
    {
      field: 'member',
      isInList: inList,
      value: ({ isMember }, { messages }) => (isMember ? messages.yes : messages.no),
    },
  ],
};

/** A kind for code that treats items alike: each row comes from the call of its kind. */
export type AnyKind = KindOf<InboxItem>;

const kinds = {
  lostFound: report,
  admission: booking,
  activity: booking,
  docent: booking,
  classVisit,
  volunteer,
  rating,
};

/** Fields, call and filters of a kind of item. */
export function inboxKind(kind: InboxKind): AnyKind {
  return kinds[kind] as unknown as AnyKind;
}
