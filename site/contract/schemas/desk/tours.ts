import { Type, type Static } from 'typebox';
import { maxCancelledDays, tourRules } from '../../shared/desk/tour-rules';
import { DateTime, Day, siteIdField } from '../common/fields';
import { fieldSchema } from '../common/form-input';
import type { DeskSchemas } from './desk-schema';
import { DeskBooking } from './inbox';

const fields = {
  weekdays: fieldSchema(tourRules.weekdays),
  start: fieldSchema(tourRules.start),
  end: fieldSchema(tourRules.end),
  languages: fieldSchema(tourRules.languages),
  capacity: fieldSchema(tourRules.capacity),
  from: Type.Optional(Day),
  until: Type.Optional(Day),
  placeZh: fieldSchema(tourRules.placeZh),
  placeEn: fieldSchema(tourRules.placeEn),
  /** Days on which it is cancelled. */
  except: Type.Array(Day, { maxItems: maxCancelledDays, uniqueItems: true }),
};

/** A docents’ tour on some days of the week at one time, in one or two languages. */
export const DeskTour = Type.Object({
  id: Type.String(),
  ...fields,
  /** Number of changes; a change names the version that it was made from. */
  version: Type.Integer({ minimum: 0 }),
  updatedAt: DateTime,
  /** Name of the member of the staff; empty for a tour that came with the program. */
  updatedBy: Type.String(),
});
export type DeskTour = Static<typeof DeskTour>;

const key = {
  id: Type.String({ minLength: 1, maxLength: 200 }),
  version: Type.Integer({ minimum: 0 }),
};

export const deskTourSchemas = {
  deskTourList: {
    summary: 'The docents’ tours by time.',
    input: Type.Object(siteIdField),
    record: DeskTour,
    example: {},
  },
  deskTourSave: {
    summary:
      'Changes a tour, or adds one where `id` is left out. Visitors see it at once; bookings stay. 409 if somebody was faster.',
    form: tourRules,
    input: Type.Object({
      ...siteIdField,
      ...fields,
      id: Type.Optional(key.id),
      version: Type.Optional(key.version),
    }),
    record: DeskTour,
    conflict: DeskTour,
    example: {
      weekdays: ['saturday', 'sunday'],
      start: '10:30',
      end: '11:30',
      languages: ['zh', 'en'],
      capacity: 20,
      placeZh: '一层服务台',
      placeEn: 'Information desk, Level 1',
      except: ['2026-12-26'],
    },
  },
  deskTourRemove: {
    summary: 'Removes a tour; its bookings stay. 409 if somebody changed it.',
    input: Type.Object({ ...siteIdField, ...key }),
    record: Type.Null(),
    conflict: DeskTour,
    example: { id: '3f0c', version: 1 },
  },
  deskStrandedBookings: {
    summary:
      'Bookings to come that are not cancelled, but whose tour or activity no longer takes place at that time.',
    input: Type.Object(siteIdField),
    record: DeskBooking,
    example: {},
  },
} satisfies DeskSchemas;
