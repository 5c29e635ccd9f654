import { Type, type Static } from 'typebox';
import { bookingKinds } from '../../shared/booking-kinds';
import { deskRules } from '../../shared/desk/desk-rules';
import { ClassVisit } from '../class-visit';
import { DateTime, Day, siteIdField } from '../common/fields';
import { fieldSchema, formInput } from '../common/form-input';
import { literals } from '../common/literals';
import type { DeskSchemas } from './desk-schema';
import {
  filterFields,
  InboxKind,
  itemFields,
  itemKey,
  ItemProgress,
  ItemState,
  listInput,
} from './item';

/** A report of something lost or found. */
export const DeskReport = Type.Object({
  ...itemFields,
  code: Type.String(),
  kind: Type.Union([Type.Literal('lost'), Type.Literal('found')]),
  itemName: Type.String(),
  description: Type.String(),
  place: Type.String(),
  foundOn: Day,
  foundAt: Type.Optional(DateTime),
  contact: Type.String(),
});
export type DeskReport = Static<typeof DeskReport>;

const BookingKind = literals(bookingKinds);

/** A booking of an admission, an activity, a docent’s tour or a class’s visit. */
export const DeskBooking = Type.Object({
  ...itemFields,
  code: Type.String(),
  kind: BookingKind,
  slotId: Type.String(),
  /** Title of the activity; empty for the other kinds and for an activity that no longer exists. */
  title: Type.String(),
  /** Language of a tour; empty for the other kinds. */
  language: Type.Union([Type.Literal('zh'), Type.Literal('en'), Type.Literal('')]),
  startAt: DateTime,
  endAt: DateTime,
  name: Type.String(),
  phone: Type.String(),
  people: Type.Integer({ minimum: 1 }),
  note: Type.String(),
  /** Of a class’s visit only. */
  classVisit: Type.Optional(ClassVisit),
  cancelledAt: Type.Optional(DateTime),
  /** Reason, if the staff cancelled it. */
  cancelReason: Type.Optional(Type.String()),
});
export type DeskBooking = Static<typeof DeskBooking>;

/** An application of a volunteer. */
export const DeskVolunteer = Type.Object({
  ...itemFields,
  code: Type.String(),
  name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  /** Missing once it has been erased. */
  birthYear: Type.Optional(Type.Integer()),
  languages: Type.Array(Type.String()),
  skills: Type.Array(Type.String()),
  availability: Type.Array(Type.String()),
  motivation: Type.String(),
  withdrawnAt: Type.Optional(DateTime),
});
export type DeskVolunteer = Static<typeof DeskVolunteer>;

const Stars = Type.Integer({ minimum: 1, maximum: 5 });

/** Stars of one rating by criterion. */
const ratingStars = {
  globeDesignStar: Stars,
  browsingExperienceStar: Stars,
  contentQualityStar: Stars,
  comprehensiveStar: Stars,
};

export const DeskRating = Type.Object({ ...itemFields, ...ratingStars, isMember: Type.Boolean() });
export type DeskRating = Static<typeof DeskRating>;

/** Means of the ratings that match the filters, 0 without any. */
const RatingMeans = Type.Object(
  Object.fromEntries(Object.keys(ratingStars).map((name) => [name, Type.Number()])) as {
    [Name in keyof typeof ratingStars]: ReturnType<typeof Type.Number>;
  },
);

/** One event in the history of an item. */
export const ItemEvent = Type.Object({
  id: Type.String(),
  at: DateTime,
  staffName: Type.String(),
  event: Type.Union([Type.Literal('note'), Type.Literal('state'), Type.Literal('cancelled')]),
  /** The note or the reason; for `state` the new state. */
  text: Type.String(),
});
export type ItemEvent = Static<typeof ItemEvent>;

const reportKind = {
  reportKind: Type.Optional(Type.Union([Type.Literal('lost'), Type.Literal('found')])),
};
const bookingKind = { kind: Type.Optional(BookingKind) };
const bookingStatus = {
  status: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('cancelled')])),
};

export const deskInboxSchemas = {
  deskSummary: {
    summary: 'Numbers of new items by kind, of the bookings of today, and of people at the door.',
    input: Type.Object(siteIdField),
    record: Type.Object({
      lostFound: Type.Integer(),
      activity: Type.Integer(),
      docent: Type.Integer(),
      classVisit: Type.Integer(),
      volunteer: Type.Integer(),
      rating: Type.Integer(),
      /** Bookings of today that are not cancelled, and their people. */
      today: Type.Object({ bookings: Type.Integer(), people: Type.Integer() }),
      /** People with an admission of today: all, those marked as arrived, and those whose slot has not ended. */
      admission: Type.Object({
        people: Type.Integer(),
        arrived: Type.Integer(),
        toCome: Type.Integer(),
      }),
    }),
    example: {},
  },
  deskLostFoundPage: {
    summary:
      'Reports of what was lost or found, the newest first; `from` and `to` are days of sending.',
    input: Type.Object({ ...listInput, ...reportKind }),
    record: DeskReport,
    example: { state: 'new', pageNum: 1, pageSize: 20 },
  },
  deskBookingPage: {
    summary: 'Bookings by their start; `from` and `to` are days of the visit.',
    input: Type.Object({ ...listInput, ...bookingKind, ...bookingStatus }),
    record: DeskBooking,
    example: { kind: 'activity', from: '2026-11-21', pageNum: 1, pageSize: 20 },
  },
  deskDayList: {
    summary:
      'The bookings of a day that are not cancelled, by start and name: the list at the entrance.',
    input: Type.Object({ ...siteIdField, day: Day, ...bookingKind }),
    record: DeskBooking,
    example: { day: '2026-11-21' },
  },
  deskVolunteerPage: {
    summary: 'Applications of volunteers, the newest first.',
    input: Type.Object(listInput),
    record: DeskVolunteer,
    example: { state: 'new' },
  },
  deskRatingPage: {
    summary: 'Ratings of the site, the newest first, with the means of those that match.',
    input: Type.Object(listInput),
    record: DeskRating,
    more: { means: RatingMeans },
    example: { from: '2026-11-01' },
  },
  deskItemEvents: {
    summary: 'History of an item: notes, changes of its state, cancellation; the newest first.',
    input: Type.Object({ ...siteIdField, ...itemKey }),
    record: ItemEvent,
    example: { kind: 'lostFound', id: '3f0c' },
  },
  deskItemState: {
    summary:
      'Changes the state of an item. `version` is that of the state that the change was made from; 409 if somebody was faster.',
    input: Type.Object({
      ...siteIdField,
      ...itemKey,
      state: ItemState,
      version: Type.Integer({ minimum: 0 }),
    }),
    record: ItemProgress,
    conflict: ItemProgress,
    example: { kind: 'lostFound', id: '3f0c', state: 'done', version: 0 },
  },
  deskItemNote: {
    summary: 'Adds a note to an item; the visitor never sees it.',
    input: Type.Object({
      ...siteIdField,
      ...itemKey,
      text: fieldSchema(deskRules.deskItemNote.text),
    }),
    record: ItemEvent,
    example: { kind: 'lostFound', id: '3f0c', text: '已电话联系失主。' },
  },
  deskBookingCancel: {
    summary:
      'Cancels a booking with a reason and frees its places; 409 if it is cancelled already.',
    form: deskRules.deskBookingCancel,
    input: formInput(deskRules.deskBookingCancel),
    record: Type.Null(),
    example: { id: '3f0c', reason: '讲解员生病。' },
  },
  deskExport: {
    summary:
      'All items that match the filters as CSV (RFC 4180, UTF-8 with byte order mark). Cells that a spreadsheet would run as a formula begin with an apostrophe.',
    input: Type.Object({
      ...siteIdField,
      ...filterFields,
      kind: InboxKind,
      ...bookingStatus,
      ...reportKind,
    }),
    record: Type.Object({ fileName: Type.String(), csv: Type.String(), rows: Type.Integer() }),
    example: { kind: 'lostFound', from: '2026-11-01', to: '2026-11-30' },
  },
} satisfies DeskSchemas;
