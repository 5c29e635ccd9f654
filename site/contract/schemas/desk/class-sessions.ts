import { Type, type Static } from 'typebox';
import { classSessionRules } from '../../shared/desk/class-session-rules';
import { maxCancelledDays } from '../../shared/desk/tour-rules';
import { DateTime, Day, siteIdField } from '../common/fields';
import { fieldSchema } from '../common/form-input';
import type { DeskSchemas } from './desk-schema';

const fields = {
  weekdays: fieldSchema(classSessionRules.weekdays),
  start: fieldSchema(classSessionRules.start),
  end: fieldSchema(classSessionRules.end),
  /** Number of classes. */
  capacity: fieldSchema(classSessionRules.capacity),
  from: Type.Optional(Day),
  until: Type.Optional(Day),
  /** Days on which it is cancelled. */
  except: Type.Array(Day, { maxItems: maxCancelledDays, uniqueItems: true }),
};

/** A session for classes on some days of the week. */
export const DeskClassSession = Type.Object({
  id: Type.String(),
  ...fields,
  /** Number of changes; a change names the version that it was made from. */
  version: Type.Integer({ minimum: 0 }),
  updatedAt: DateTime,
  /** Name of the member of the staff; empty for a session that came with the program. */
  updatedBy: Type.String(),
});
export type DeskClassSession = Static<typeof DeskClassSession>;

const key = {
  id: Type.String({ minLength: 1, maxLength: 200 }),
  version: Type.Integer({ minimum: 0 }),
};

export const deskClassSessionSchemas = {
  deskClassSessionList: {
    summary: 'The sessions for classes by time.',
    input: Type.Object(siteIdField),
    record: DeskClassSession,
    example: {},
  },
  deskClassSessionSave: {
    summary:
      'Changes a session for classes, or adds one where `id` is left out. Teachers see it at once; bookings stay. 409 if somebody was faster.',
    form: classSessionRules,
    input: Type.Object({
      ...siteIdField,
      ...fields,
      id: Type.Optional(key.id),
      version: Type.Optional(key.version),
    }),
    record: DeskClassSession,
    conflict: DeskClassSession,
    example: {
      weekdays: ['wednesday', 'friday'],
      start: '10:00',
      end: '11:30',
      capacity: 2,
      except: ['2026-12-25'],
    },
  },
  deskClassSessionRemove: {
    summary: 'Removes a session for classes; its bookings stay. 409 if somebody changed it.',
    input: Type.Object({ ...siteIdField, ...key }),
    record: Type.Null(),
    conflict: DeskClassSession,
    example: { id: '3f0c', version: 1 },
  },
} satisfies DeskSchemas;
