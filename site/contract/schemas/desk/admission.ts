import { Type, type Static } from 'typebox';
import { admissionSettingRules } from '../../shared/desk/admission-rules';
import { DateTime, Day, siteIdField } from '../common/fields';
import { fieldSchema } from '../common/form-input';
import type { DeskSchemas } from './desk-schema';

const fields = {
  /** Minutes from one time of entry to the next. */
  slotMinutes: fieldSchema(admissionSettingRules.slotMinutes),
  /** People who may enter within one of them with a booking. */
  capacity: fieldSchema(admissionSettingRules.capacity),
  /** Whether nobody enters without a booking. */
  required: fieldSchema(admissionSettingRules.required),
  from: Type.Optional(Day),
  until: Type.Optional(Day),
};

/** Times of entry and their places in a period. */
export const DeskAdmission = Type.Object({
  id: Type.String(),
  ...fields,
  /** Number of changes; a change names the version that it was made from. */
  version: Type.Integer({ minimum: 0 }),
  updatedAt: DateTime,
  /** Name of the member of the staff; empty for what came with the program. */
  updatedBy: Type.String(),
});
export type DeskAdmission = Static<typeof DeskAdmission>;

const key = {
  id: Type.String({ minLength: 1, maxLength: 200 }),
  version: Type.Integer({ minimum: 0 }),
};

export const deskAdmissionSchemas = {
  deskAdmissionList: {
    summary:
      'The settings of timed entry: that without a first day first. On each day the last one that covers it applies.',
    input: Type.Object(siteIdField),
    record: DeskAdmission,
    example: {},
  },
  deskAdmissionSave: {
    summary:
      'Changes a setting, or adds one where `id` is left out. Visitors see it at once; bookings stay. 409 if somebody was faster.',
    form: admissionSettingRules,
    input: Type.Object({
      ...siteIdField,
      ...fields,
      id: Type.Optional(key.id),
      version: Type.Optional(key.version),
    }),
    record: DeskAdmission,
    conflict: DeskAdmission,
    example: {
      slotMinutes: '30',
      capacity: 400,
      required: 'yes',
      from: '2027-10-01',
      until: '2027-10-07',
    },
  },
  deskAdmissionRemove: {
    summary:
      'Removes a setting; its bookings stay. Where none is left for a day, nobody books and nobody needs to. 409 if somebody changed it.',
    input: Type.Object({ ...siteIdField, ...key }),
    record: Type.Null(),
    conflict: DeskAdmission,
    example: { id: '3f0c', version: 1 },
  },
} satisfies DeskSchemas;
