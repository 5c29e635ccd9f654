import { Type } from 'typebox';
import { MemberBooking } from './member-booking';
import { siteIdField } from '../common/fields';
import { pagingFields, type CallSchema } from '../common/call-schema';

export const bookingPage = {
  summary:
    'The bookings that the member made while logged in: what is still to come first, the next one on top, then the rest, the latest on top.',
  input: Type.Object({ ...siteIdField, ...pagingFields }),
  record: MemberBooking,
  example: { pageNum: 1, pageSize: 10 },
} satisfies CallSchema;
